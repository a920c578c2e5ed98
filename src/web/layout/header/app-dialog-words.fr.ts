import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Vos eSIM, prêtes à installer',
    dataLeft: 'Les données qu’il vous reste',
    warning: 'Une alerte avant l’épuisement',
  },
  where: 'L’application est pour Android. Sur un iPhone ou un ordinateur, ce site fait la même chose.',
};
