import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Politica di rimborso',
    description: 'Quando riavrai i tuoi soldi, come chiederli e quanto tempo ci vuole.',
  },
  title: 'Politica di rimborso',
  lead: 'Quando riavrai i tuoi soldi, come chiederli e quanto tempo ci vuole.',
};
