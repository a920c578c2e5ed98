import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Ultimo aggiornamento: ${date}`,
  changed: (date) => `Modificato in data ${date}`,
  otherLanguage: 'Questo testo non è ancora disponibile in italiano.',
  earlier: 'Versioni precedenti',
  from: (date) => `In vigore da: ${date}`,
  first: 'La prima versione',
  isOld: 'Stai leggendo una versione precedente.',
  newest: 'Leggi la versione attuale',
};
