import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Erstattungsrichtlinie',
    description: 'Wann du dein Geld zurückbekommst, wie du darum bittest und wie lange es dauert.',
  },
  title: 'Erstattungs\u00ADrichtlinie',
  lead: 'Wann du dein Geld zurückbekommst, wie du darum bittest und wie lange es dauert.',
};
