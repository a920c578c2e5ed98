import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Diese Adresse kann nur gelesen werden.',
  impossible: 'Eine solche Adresse kann es nicht geben.',
  broken: 'Etwas ist schiefgelaufen',
  notFound: 'Nicht gefunden',
  busy: 'Ausgelastet',
  notDrawn: 'Nicht gezeichnet',
};
