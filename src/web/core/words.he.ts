import { counted } from '../../domain/language-words.he.ts';
import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, כולל עמלה`;

export const expressWords: string = 'תשלום מהיר';

export const asGuestWords: string = 'המשך בלי חשבון';

const isHebrew = (text: string) => /^[\u0590-\u05FF]/.test(text);

/** A name in Latin letters, whose order in a list is that of the sentence. */
const inOrder = (name: string) => (/^[A-Za-z0-9]/.test(name) ? `\u2068${name}\u2069` : name);

/** The "and" is part of the last word: 'צרפת, ספרד ואיטליה', 'SFR ו-Orange'. */
export const listed: typeof source.listed = (names) => {
  if (names.length < 2) return names.join('');
  const last = names.at(-1) ?? '';
  return `${names.slice(0, -1).map(inOrder).join(', ')} ו${isHebrew(last) ? last : `-${inOrder(last)}`}`;
};

/** 'מדינה אחת', 'שתי מדינות', '7 מדינות'. */
export const inCountries = (count: number) =>
  counted(count, { one: 'מדינה אחת', two: 'שתי מדינות', many: 'מדינות' });

/** What ends a list of countries: 'עוד 3 מדינות'. */
export const moreCountries = (count: number) => `עוד ${inCountries(count)}`;

/** 'חבילה אחת', 'שתי חבילות', '7 חבילות'. */
export const inPlans = (count: number) =>
  counted(count, { one: 'חבילה אחת', two: 'שתי חבילות', many: 'חבילות' });

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'לכרטיסי ה-eSIM שלי',
  followOrder: 'מעקב אחרי ההזמנה',
  followThis: 'מעקב אחרי ההזמנה הזו',
  addData: 'הוספת גלישה',
  sameAgain: 'אותה חבילה שוב',
  terms: 'תנאי השירות',
  privacy: 'מדיניות הפרטיות',
  refundPolicy: 'מדיניות ההחזרים',
  getRefund: 'קבלת החזר',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = { what: 'נדרש אימות זהות', more: 'הכינו את הדרכון' };
