import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Zuletzt aktualisiert: ${date}`,
  changed: (date) => `Geändert am ${date}`,
  otherLanguage: 'Dieser Text liegt noch nicht auf Deutsch vor.',
  earlier: 'Frühere Fassungen',
  from: (date) => `Ab ${date}`,
  first: 'Die erste Fassung',
  isOld: 'Du liest eine frühere Fassung.',
  newest: 'Zur aktuellen Fassung',
};
