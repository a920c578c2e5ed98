import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Deze vertaling is voor je gemak. De Engelse tekst is bepalend.',
  english: 'Lees de Engelse tekst',
  updated: (date) => `Laatst bijgewerkt: ${date}`,
  contents: 'Op deze pagina',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Bewaard:' };
