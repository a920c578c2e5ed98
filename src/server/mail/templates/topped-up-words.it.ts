import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Il tuo piano ${country} è sulla tua eSIM`,
  preview: 'Non c’è niente da installare. Parte da solo.',
  lead: (starts) => `non c’è niente da installare. L’eSIM sul tuo telefono ha già il nuovo piano. ${starts}`,
  startsBehind: 'Il piano parte quando finisce il primo.',
  startsAfter: (moment) => `Il piano parte dopo la fine dello stesso piano su questa eSIM: ${moment}.`,
  advice: {
    title: 'Buono a sapersi',
    text: 'Tieni l’eSIM sul telefono, con il roaming dati attivo.',
  },
  iccid: 'Aggiunto all’ICCID',
};
