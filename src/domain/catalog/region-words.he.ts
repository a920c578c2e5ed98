import { counted } from '../language-words.he.ts';
import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country'
    ? 'בכל המדינה'
    : counted(countries, { one: 'מדינה אחת', two: 'שתי מדינות', many: 'מדינות' });

export const partNames: typeof source.partNames = {
  Africa: 'אפריקה',
  Asia: 'אסיה',
  Europe: 'אירופה',
  LATAM: 'אמריקה הלטינית',
  'Middle East': 'המזרח התיכון',
  'North America': 'צפון אמריקה',
  Oceania: 'אוקיאניה',
};
