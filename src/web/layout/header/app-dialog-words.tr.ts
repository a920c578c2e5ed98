import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'eSIM’leriniz, kuruluma hazır',
    dataLeft: 'Kalan internetiniz',
    warning: 'Bitmeden önce haber',
  },
  where: 'Uygulama Android içindir. iPhone’da veya bilgisayarda bu site aynısını yapar.',
};
