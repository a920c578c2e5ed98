import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'eSIM auf iOS und Android installieren',
    description:
      'Beide Systeme, mit QR-Code und von Hand, vom WLAN bis zum ersten Balken nach der Landung, mit Hilfe bei Problemen.',
  },
  title: 'eSIM auf iOS und Android installieren',
  lead: 'Nutze den QR-Code oder tippe die Codes ein. Beides dauert ein paar Minuten, und du machst es nur einmal.',
};
