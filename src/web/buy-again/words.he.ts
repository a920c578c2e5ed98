import { toPlace } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'נרכש שוב',
  title: 'לרכוש שוב את החבילה הזו?',
  terms: (email) =>
    phrase`זהו eSIM חדש, ולא תוספת גלישה ל-eSIM שכבר יש לכם. הכרטיס שלכם מחויב מיד, וקוד ה-QR נשלח אל ${email}.`,
  noPrice: 'לא הצלחנו לטעון את המחיר.',
  gone: {
    title: 'החבילה הזו כבר לא נמכרת.',
    others: (country) => `חבילות אחרות ${toPlace(country)}`,
  },
  busy: 'התשלום מתבצע…',
  buy: (total) => `לרכישה עכשיו • ${total}`,
  otherWay: 'תשלום בדרך אחרת',
  bought: {
    title: (iccid) => `ה-eSIM נרכש בהצלחה! ICCID: ${iccid}`,
    text: (email) => `הוא ברשימה שלכם. קוד ה-QR בדרך אל ${email}.`,
  },
  onItsWay: {
    title: (country) => `ה-eSIM שלכם ${toPlace(country)} בדרך`,
    text: (email) => `התשלום בוצע. נשלח אותו באימייל אל ${email}.`,
  },
  bankWaits: {
    title: 'הבנק שלכם עדיין בודק את התשלום',
    text: 'נשלח את ה-eSIM באימייל ברגע שהתשלום יאושר.',
  },
  failed: (why) => `הרכישה נכשלה: ${why ?? 'נסו שוב.'}`,
  unanswered: 'הרכישה נכשלה. נסו שוב.',
  toCheckout: 'לעמוד התשלום',
  card: 'כרטיס',
};
