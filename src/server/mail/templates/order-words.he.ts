import { inDays, inPlace } from '../../../domain/language-words.he.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}, ${label}, ${inDays(days)}`,
  picture: {
    ofPlace: (country) => `אורות הערים ${inPlace(country)} בלילה`,
    ofGlobe: 'כדור הארץ באורות הערים בלילה',
  },
  yourOrder: 'ההזמנה שלכם',
  whatNext: 'מה עכשיו',
  rows: { plan: 'חבילה', order: 'הזמנה' },
  seeOrder: 'לצפייה בהזמנה',
  seeEsim: 'לצפייה ב-eSIM',
  tryAgain: 'ניסיון נוסף',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} (UTC)`,
  inPlace: (moment, country) => `${moment} (שעון מקומי ${inPlace(country)})`,
};
