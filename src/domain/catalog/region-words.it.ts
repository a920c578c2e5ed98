import { counted } from '../language-words.it.ts';
import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? 'Tutto il Paese' : counted(countries, 'Paese', 'Paesi');

export const partNames: typeof source.partNames = {
  Africa: 'Africa',
  Asia: 'Asia',
  Europe: 'Europa',
  LATAM: 'America Latina',
  'Middle East': 'Medio Oriente',
  'North America': 'Nord America',
  Oceania: 'Oceania',
};
