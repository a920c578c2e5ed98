import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'Wir konnten dein Konto nicht laden',
    text: 'Deine eSIMs sind sicher. Prüfe deine Verbindung und versuch es noch einmal.',
  },
};
