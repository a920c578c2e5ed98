import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Esta traducción se ofrece solo como ayuda. Prevalece el texto en inglés.',
  english: 'Leer el texto en inglés',
  updated: (date) => `Última actualización: ${date}`,
  contents: 'En esta página',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Plazo:' };
