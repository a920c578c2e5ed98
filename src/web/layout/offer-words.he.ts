import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'העמוד הזה בשפה אחרת',
  text: 'העמוד הזה זמין בעברית.',
  read: 'לקריאה בעברית',
  close: 'סגירה',
};
