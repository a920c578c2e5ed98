import { counted } from '../language-words.pt.ts';
import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? 'Em todo o país' : counted(countries, 'país', 'países');

export const partNames: typeof source.partNames = {
  Africa: 'África',
  Asia: 'Ásia',
  Europe: 'Europa',
  LATAM: 'América Latina',
  'Middle East': 'Oriente Médio',
  'North America': 'América do Norte',
  Oceania: 'Oceania',
};
