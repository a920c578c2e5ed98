import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Questa traduzione è per tua comodità. Fa fede il testo inglese.',
  english: 'Leggi il testo inglese',
  updated: (date) => `Ultimo aggiornamento: ${date}`,
  contents: 'Su questa pagina',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Durata:' };
