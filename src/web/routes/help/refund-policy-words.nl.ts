import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Terugbetalingsbeleid',
    description: 'Wanneer je je geld terugkrijgt, hoe je erom vraagt en hoelang het duurt.',
  },
  title: 'Terugbetalings\u00ADbeleid',
  lead: 'Wanneer je je geld terugkrijgt, hoe je erom vraagt en hoelang het duurt.',
};
