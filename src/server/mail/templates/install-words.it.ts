import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Installa su iPhone',
  onAndroid: 'Installa su Android',
  note: 'Apri questa email sul telefono che porterai in viaggio. Un iPhone deve avere iOS 17.4 o versione successiva, e per alcuni telefoni Android serve il codice QR.',
  picture: {
    title: 'Leggi su un altro schermo?',
    text: (file) =>
      `Scansiona il codice (anche in allegato: ${file}) con la fotocamera del telefono che riceverà l’eSIM. Funziona una volta sola, perciò tieni l’eSIM sul telefono fino alla fine del viaggio.`,
    alt: 'Codice QR che installa l’eSIM',
  },
  codes: {
    title: 'Oppure inserisci i codici a mano',
    address: 'Indirizzo SM-DP+',
    activation: 'Codice di attivazione',
    confirmation: 'Codice di conferma',
    both: 'Tutti e due insieme, per telefoni con un solo campo',
  },
};
