import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'Instalar una eSIM en iOS y Android',
    description:
      'Los dos sistemas, con código QR y a mano, desde la red Wi-Fi hasta la primera barra al aterrizar, con soluciones.',
  },
  title: 'Instalar una eSIM en iOS y Android',
  lead: 'Usa el código QR o escribe los códigos. De cualquier forma lleva unos minutos, y solo lo harás una vez.',
};
