import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Auf dem iPhone installieren',
  onAndroid: 'Auf Android installieren',
  note: 'Öffne diese E-Mail auf dem Handy, mit dem du reist. Ein iPhone braucht iOS 17.4 oder neuer, und manche Android-Handys brauchen den QR-Code.',
  picture: {
    title: 'Liest du das auf einem anderen Bildschirm?',
    text: (file) =>
      `Scanne den Code (auch als ${file} angehängt) mit der Kamera des Handys, das die eSIM braucht. Er funktioniert nur einmal. Lass die eSIM also auf dem Handy, bis deine Reise vorbei ist.`,
    alt: 'QR-Code, der die eSIM installiert',
  },
  codes: {
    title: 'Oder gib die Codes von Hand ein',
    address: 'SM-DP+-Adresse',
    activation: 'Aktivierungscode',
    confirmation: 'Bestätigungscode',
    both: 'Beides in einem, für Handys mit nur einem Feld',
  },
};
