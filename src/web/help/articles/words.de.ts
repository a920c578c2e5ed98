import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  updated: (date) => `Zuletzt aktualisiert: ${date}`,
  contents: 'Auf dieser Seite',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Gespeichert:' };
