import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Questo indirizzo si può solo leggere.',
  impossible: 'Un indirizzo così non può esistere.',
  broken: 'Qualcosa è andato storto',
  notFound: 'Non trovato',
  busy: 'Occupato',
  notDrawn: 'Non disegnato',
};
