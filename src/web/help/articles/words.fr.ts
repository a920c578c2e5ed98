import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Cette traduction vous est proposée pour votre confort. Le texte anglais fait foi.',
  english: 'Lire le texte anglais',
  updated: (date) => `Dernière mise à jour\u00A0: ${date}`,
  contents: 'Sur cette page',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Durée\u00A0:' };
