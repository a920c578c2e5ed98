import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Politique de remboursement',
    description: 'Quand vous êtes remboursé, comment le demander, et combien de temps cela prend.',
  },
  title: 'Politique de remboursement',
  lead: 'Quand vous êtes remboursé, comment le demander, et combien de temps cela prend.',
};
