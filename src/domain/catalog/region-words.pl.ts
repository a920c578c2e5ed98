import { counted } from '../language-words.pl.ts';
import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? 'Cały kraj' : counted(countries, { one: 'kraj', few: 'kraje', many: 'krajów' });

export const partNames: typeof source.partNames = {
  Africa: 'Afryka',
  Asia: 'Azja',
  Europe: 'Europa',
  LATAM: 'Ameryka Łacińska',
  'Middle East': 'Bliski Wschód',
  'North America': 'Ameryka Północna',
  Oceania: 'Oceania',
};
