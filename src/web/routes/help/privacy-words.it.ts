import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Informativa sulla privacy',
    description: 'Che cosa conserviamo su di te, perché, per quanto tempo e chi altro ne vede qualcosa.',
  },
  title: 'Informativa sulla privacy',
  lead: 'Che cosa conserviamo su di te, perché, per quanto tempo e che cosa puoi chiederci.',
};
