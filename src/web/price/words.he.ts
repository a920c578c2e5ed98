import { inPlace } from '../../domain/language-words.he.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'נפח גלישה',
  validity: 'תוקף',
  coverage: 'כיסוי',
  price: 'מחיר החבילה',
  code: (code) => `קוד ${code}`,
  reverseCharge: 'מע״מ (היפוך חיוב)',
  total: 'סה״כ',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'סיכום ההזמנה',
  onto: 'נוספת אל',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'מתחילה',
  ends: 'מסתיימת',
  taxes: 'מיסים ועמלת שירות',
  included: 'כלולים',
  untaxed: 'איננו גובים מע״מ או מס מכירה.',
  speed: (speeds) => `מהירות: ${speeds ?? 'לא ידועה'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. התקופה מתחילה בשימוש הראשון ${inPlace(country)}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => `\u2066${gigabytes}\u00A0GB\u2069 ביום במהירות מלאה, ואז ${slower}`,
  startsIn: (place) => `מתחילה בשימוש הראשון ${inPlace(place)}`,
};
