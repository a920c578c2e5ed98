import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'Installare un’eSIM su iOS e Android',
    description:
      'I due sistemi, con il codice QR e a mano, dal Wi-Fi alla prima tacca dopo l’atterraggio, con le soluzioni.',
  },
  title: 'Installare un’eSIM su iOS e Android',
  lead: 'Usa il codice QR o scrivi i codici. In entrambi i casi bastano pochi minuti, e lo fai una volta sola.',
};
