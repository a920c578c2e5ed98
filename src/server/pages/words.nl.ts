import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Dit adres kan alleen worden gelezen.',
  impossible: 'Zo’n adres kan niet bestaan.',
  broken: 'Er ging iets mis',
  notFound: 'Niet gevonden',
  busy: 'Bezet',
  notDrawn: 'Niet getekend',
};
