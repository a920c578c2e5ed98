import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Installeren op iPhone',
  onAndroid: 'Installeren op Android',
  note: 'Open deze e-mail op de telefoon waarmee je reist. Een iPhone heeft iOS 17.4 of nieuwer nodig, en sommige Android-telefoons hebben de QR-code nodig.',
  picture: {
    title: 'Lees je dit op een ander scherm?',
    text: (file) =>
      `Scan de code (ook bijgevoegd als ${file}) met de camera van de telefoon die de eSIM nodig heeft. De code werkt één keer, dus laat de eSIM op je telefoon staan tot je reis voorbij is.`,
    alt: 'QR-code waarmee je de eSIM installeert',
  },
  codes: {
    title: 'Of voer de codes met de hand in',
    address: 'SM-DP+-adres',
    activation: 'Activeringscode',
    confirmation: 'Bevestigingscode',
    both: 'Beide in één, voor telefoons met maar één veld',
  },
};
