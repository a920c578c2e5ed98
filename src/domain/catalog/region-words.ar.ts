import { counted } from '../language-words.ar.ts';
import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country'
    ? 'في كل البلد'
    : counted(countries, { one: 'بلد واحد', two: 'بلدان', few: 'بلدان', many: 'بلدًا', other: 'بلد' });

export const partNames: typeof source.partNames = {
  Africa: 'أفريقيا',
  Asia: 'آسيا',
  Europe: 'أوروبا',
  LATAM: 'أمريكا اللاتينية',
  'Middle East': 'الشرق الأوسط',
  'North America': 'أمريكا الشمالية',
  Oceania: 'أوقيانوسيا',
};
