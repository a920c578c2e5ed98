import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Seus eSIMs, prontos para instalar',
    dataLeft: 'Os dados que você ainda tem',
    warning: 'Um aviso antes de acabarem',
  },
  where: 'O app é para Android. No iPhone ou no computador, este site faz o mesmo.',
};
