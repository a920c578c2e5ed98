import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Alle Reiseziele',
  plansOf: (place) => `eSIM ${place}: Prepaid-Datentarife`,
  notLoaded: 'Wir konnten die Tarife nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
};
