import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `La tua nuova eSIM ${country} è pronta`,
  preview: 'Sostituisce quella che avevi. Dentro trovi il nuovo codice QR e i codici di attivazione.',
  lead: 'abbiamo sostituito la tua eSIM. Elimina la vecchia dal telefono e installa questa mentre hai il Wi-Fi. Non paghi niente.',
  old: {
    title: 'E quella vecchia?',
    text: 'Non funziona più, o smetterà presto. Il suo codice QR e i suoi codici ormai non servono a nulla.',
  },
  iccid: 'Nuovo ICCID',
};
