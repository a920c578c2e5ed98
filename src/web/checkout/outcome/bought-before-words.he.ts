import { toPlace } from '../../../domain/language-words.he.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'כבר רכשתם את זה',
  text: {
    eSIM: (country, at) => phrase`שילמתם על ה-eSIM ${toPlace(country)} ב-${at}.`,
    plan: (country, at) => phrase`שילמתם על תוספת הגלישה ${toPlace(country)} ב-${at}.`,
  },
  order: 'לצפייה בהזמנה',
  another: { eSIM: 'לרכישת eSIM נוסף', plan: 'להוספה חוזרת' },
};
