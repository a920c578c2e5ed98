import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `eSIM לגלישה ${toPlace(country)} בתשלום מראש, בנפח קבוע או ללא הגבלה. מתקינים בבית, נוחתים עם קליטה.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `עדיין אין לנו חבילה ${toPlace(country)}.`,
  }),
  missingMeta: { title: 'המדינה לא נמצאה', description: 'היעד הזה לא מוכר לנו.' },
  missing: { title: 'המדינה לא נמצאה', text: 'לא מצאנו את היעד הזה.' },
  failed: { title: 'טעינת הנתונים של המדינה נכשלה', text: catalogWords.notLoaded },
};
