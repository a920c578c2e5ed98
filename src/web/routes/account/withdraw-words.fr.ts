import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Renoncer au contrat',
    description:
      'Rétractez-vous du contrat d’une commande dans le délai que la loi accorde aux consommateurs.',
  },
};
