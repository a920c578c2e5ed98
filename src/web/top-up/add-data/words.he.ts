import { toPlace } from '../../../domain/language-words.he.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `להמשך • ${charge}`,
  onto: (country, iccid) =>
    phrase`החבילה תתווסף ל-eSIM שלכם עבור ${country}, ICCID …\u2060${iccid}. אין מה להתקין.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `חבילות ${toPlace(place)} שמתאימות ל-eSIM הזה`,
  more: 'עוד חבילות',
  nothing: {
    title: (place) => `אין חבילה ${toPlace(place)} שמתאימה ל-eSIM הזה`,
    text: 'בחרו יעד אחר, או רכשו eSIM חדש ליעד הזה.',
  },
  refused: 'אי אפשר להוסיף גלישה',
  failed: 'לא הצלחנו לטעון את החבילות',
  all: 'לכל החבילות',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'יעד',
  chosen: (place) => phrase`חבילות עבור ${place}`,
  change: 'שינוי',
  changeName: 'שינוי היעד',
  back: (own) => `חזרה ${toPlace(own)}`,
};
