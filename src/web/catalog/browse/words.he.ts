import { inCountries } from '../../core/words.he.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'קטלוג',
  places: { countries: 'מדינות', regions: 'אזורים' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'חיפוש מדינות',
  searchExample: 'ארצות הברית, ספרד, יפן…',
  searching: 'מחפשים מדינות…',
  found: (found, query) => `תוצאות החיפוש ״${query}״: ${inCountries(found ?? 0)}`,
  every: 'כל המדינות',
  unknownPart: 'חלק העולם הזה לא מוכר לנו.',
  allLoaded: (total) => `כל המדינות מוצגות (סה״כ ${total})`,
  showMore: 'הצגת מדינות נוספות',
  failed: {
    title: 'טעינת המדינות נכשלה',
    text: 'לא הצלחנו לטעון את הרשימה. בדקו את החיבור ונסו שוב.',
  },
  empty: 'אין מדינות זמינות.',
  nothingFound: {
    title: 'לא נמצאו מדינות שמתאימות לחיפוש.',
    text: 'נסו את שם המדינה, את הקוד שלה או חלק של העולם.',
    clear: 'ניקוי החיפוש',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'לכל החבילות',
  viewPlansOf: (country) => `לכל החבילות: ${country}`,
  noPlans: 'אין חבילות',
  unlimitedFrom: 'ללא הגבלה החל במחיר של',
  seeFixed: 'לחבילות עם נפח קבוע',
  seeOthers: 'לחבילות',
  seeOf: (see, country) => `${see}: ${country}`,
  unlimitedForADay: 'ללא הגבלה ליום אחד:',
  nothingYet: 'עדיין אין מה לרכוש',
};
