import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Diese Übersetzung dient deinem Verständnis. Maßgeblich ist der englische Text.',
  english: 'Zum englischen Text',
  updated: (date) => `Zuletzt aktualisiert: ${date}`,
  contents: 'Auf dieser Seite',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Gespeichert:' };
