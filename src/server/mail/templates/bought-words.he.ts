import { inDays, inPlace, prefixed } from '../../../domain/language-words.he.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    `תקופת החבילה (${inDays(days)}) מתחילה כשהטלפון מתחבר לאינטרנט ${inPlace(country)} בפעם הראשונה.`,
  isValid: (days) => `החבילה בתוקף ${prefixed('ל', inDays(days))}.`,
  rows: {
    price: 'מחיר החבילה',
    code: (code) => `קוד ${code}`,
    speed: 'מהירות',
  },
  summary: 'תמצית החוזה',
  speed: (gigabytes, speed) => `\u2066${gigabytes}\u00A0GB\u2069 ביום במהירות מלאה, ולאחר מכן ${speed}`,
  total: 'סה״כ שולם',
  declared: (begin, ends) => `בעמוד התשלום הצהרתם: ״${begin}״ וגם: ״${ends}״`,
  refund: {
    eSIM: (hours) =>
      `התחרטתם? תוכלו לקבל החזר כספי מלא בתוך ${formatHours(hours)} אם ה-eSIM לא הופעל ולא נעשה בו שימוש.`,
    plan: (hours) => `התחרטתם? תוכלו לקבל החזר כספי מלא בתוך ${formatHours(hours)} אם לא נעשה שימוש בחבילה.`,
  },
};
