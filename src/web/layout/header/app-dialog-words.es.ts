import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Tus eSIM, listas para instalar',
    dataLeft: 'Los datos que te quedan',
    warning: 'Un aviso antes de que se agoten',
  },
  where: 'La app es para Android. En un iPhone o en un equipo, este sitio hace lo mismo.',
};
