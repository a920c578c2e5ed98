import { counted } from '../language-words.es.ts';
import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? 'Todo el país' : counted(countries, 'país', 'países');

export const partNames: typeof source.partNames = {
  Africa: 'África',
  Asia: 'Asia',
  Europe: 'Europa',
  LATAM: 'América Latina',
  'Middle East': 'Oriente Medio',
  'North America': 'Norteamérica',
  Oceania: 'Oceanía',
};
