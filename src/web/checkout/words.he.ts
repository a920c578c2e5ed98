import { prefixed, toPlace } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'תשלום מאובטח',
  loading: 'עמוד התשלום המאובטח נטען…',
  backTo: {
    esims: 'כרטיסי ה-eSIM שלכם',
    plans: (country) => `חבילות ${toPlace(country)}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'המחיר בקישור הזה לא מעודכן.',
  text: (claimed, now) => `בקישור מופיע ${claimed}. החבילה עולה עכשיו ${now}, ולפי זה מחושב הסכום הכולל.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'הזינו את כל פרטי הכרטיס',
  button: (total) => `להשלמת הרכישה • ${total}`,
  total: (amount) => `סה״כ ${amount}`,
  busy: 'התשלום מתבצע…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'השלימו את התשלום בחלון של PayPal. אם הוא לא מופיע, חפשו אותו מאחורי החלון הזה.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `הרכישה נכשלה: ${why}`,
  failed: (method, why) =>
    why ? `התשלום ${prefixed('ב', method)} נכשל: ${why}` : `התשלום ${prefixed('ב', method)} נכשל. נסו שוב.`,
  notCharged: 'לא בוצע חיוב. כל מה שהקלדתם עדיין כאן.',
  kept: 'כל מה שהקלדתם עדיין כאן.',
  payByCard: 'לתשלום בכרטיס',
  otherCard: 'לתשלום בכרטיס אחר',
  payWith: (method) => `לתשלום ${prefixed('ב', method)}`,
  unsure: 'לא הצלחנו לברר אם חויבתם. אפשר לשלם שוב בבטחה, כי לעולם לא תחויבו פעמיים על אותה רכישה.',
  priceChanged: {
    title: 'המחיר השתנה בזמן שלא הייתם כאן.',
    text: (was, now) => `הוא היה ${was} ועכשיו הוא ${now}. בדקו את הסכום הכולל.`,
  },
  paidBefore: (esims) => phrase`לא חויבתם שוב. ${esims} – או תשלום נוסף לרכישת eSIM שני.`,
  signInAgain: 'להתחברות מחדש',
  notReady: 'טופס התשלום עדיין לא מוכן. המתינו רגע ונסו שוב.',
};
