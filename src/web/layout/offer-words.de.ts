import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Diese Seite in einer anderen Sprache',
  text: 'Diese Seite gibt es auf Deutsch.',
  read: 'Auf Deutsch lesen',
  close: 'Schließen',
};
