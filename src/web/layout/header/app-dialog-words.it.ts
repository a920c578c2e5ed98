import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Le tue eSIM, pronte da installare',
    dataLeft: 'I dati che ti restano',
    warning: 'Un avviso prima che finiscano',
  },
  where: 'L’app è per Android. Su un iPhone o un computer, questo sito fa le stesse cose.',
};
