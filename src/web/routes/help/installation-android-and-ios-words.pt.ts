import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'Instalar um eSIM no iOS e no Android',
    description:
      'Os dois sistemas, por QR code e manualmente, do Wi-Fi até o primeiro sinal ao pousar, com soluções.',
  },
  title: 'Instalar um eSIM no iOS e no Android',
  lead: 'Use o QR code ou digite os códigos. Dos dois jeitos leva poucos minutos, e você só faz isso uma vez.',
};
