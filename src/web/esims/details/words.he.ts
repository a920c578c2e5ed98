import { inHours, toPlace } from '../../../domain/language-words.he.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'פרטי eSIM ומצב בזמן אמת',
  facts: {
    country: 'מדינה',
    data: 'גלישה',
    validity: 'תוקף',
    order: 'מספר הזמנה',
    price: 'המחיר ששולם',
    refunded: 'הוחזר עד כה',
    paidWith: 'אמצעי תשלום',
    email: 'אימייל',
    bought: 'נרכש',
  },
  paid: (price, code) => (code === '' ? price : `${price} (${code})`),
  order: 'ההזמנה שלכם',
  moreData: {
    title: 'עוד גלישה',
    text: (country) => `הוסיפו ל-eSIM הזה חבילה ${toPlace(country)} או ליעד חדש. אין מה להתקין.`,
  },
  list: {
    title: 'הסרה מהרשימה שלי',
    hidden: 'ה-eSIM הזה מוסתר. אפשר לשחזר אותו מתוך ״כרטיסי eSIM מוסתרים״.',
    shown: 'ה-eSIM ימשיך לפעול בטלפון שלכם. אפשר לבטל את הפעולה.',
    remove: 'מחיקת eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'שלבי ההזמנה',
  failed: 'לא הצלחנו לטעון את השלבים.',
  steps: {
    paid: 'שולם',
    ordered: 'הוזמן',
    assigned: 'הוקצה',
    installed: 'הותקן',
    first_use: 'שימוש ראשון',
    used_80: 'נוצלו \u206680%\u2069',
    topped_up: 'נוספה גלישה',
    ended: 'הסתיים',
  },
  ends: {
    depleted: 'כל הגלישה נוצלה',
    expired: 'פג תוקף',
    lapsed: 'פג תוקף בלי שימוש',
    revoked: 'בוטל',
    refunded: 'הכסף הוחזר',
  },
  sources: {
    shop: 'לפי הרישומים שלנו',
    network: 'לפי הרשת',
    noticed: 'כשהבחנו בכך לראשונה',
  },
  from: (when, from) => phrase`${when}, ${from}`,
  never: 'אף פעם',
  notYet: 'עדיין לא',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'מצב בזמן אמת',
  refresh: 'רענון',
  returned: 'ה-eSIM הזה בוטל, ולכן הרשת כבר לא מכירה אותו.',
  failed: {
    title: 'כרגע אין לנו קשר עם הרשת.',
    text: 'אלה הנתונים האחרונים שקיבלנו ממנה. נסו שוב בעוד כמה דקות.',
  },
  facts: {
    status: 'סטטוס',
    state: 'מצב',
    data: 'הגלישה בחבילה',
    used: 'נוצל',
    remaining: 'נותר',
    usage: 'שימוש',
    atFullSpeed: 'במהירות מלאה היום',
    assigned: 'הוקצה',
    reference: 'מזהה הקצאה',
    daysStarted: 'תחילת התקופה',
    daysEnd: 'סוף התקופה',
    updated: 'עדכון אחרון',
  },
  technical: 'פרטים טכניים',
  unknown: 'לא זמין',
  leftOf: (left, of) => `${left} מתוך ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'החזר כספי',
  offer: (what, until) =>
    what === 'eSIM'
      ? phrase`אם לא נעשה שימוש ב-eSIM הזה, אפשר להחזיר אותו ולקבל החזר מלא עד ${until}.`
      : phrase`אם לא נעשה שימוש בחבילה הזו, אפשר להחזיר אותה ולקבל החזר מלא עד ${until}.`,
  coming: (amount) => `${amount} בדרך חזרה אליכם.`,
  sent: (amount, date) => phrase`${amount} הוחזרו לכם ב-${date}.`,
  takenBack: (what) =>
    what === 'eSIM' ? 'ה-eSIM הזה בוטל בלי החזר כספי.' : 'החבילה הזו בוטלה בלי החזר כספי.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'פנינו לרשת',
  paused: 'בקשת ההחזר שלכם נרשמה',
  text: (what, amount) =>
    what === 'eSIM'
      ? `הרשת תחליט אם היא מקבלת בחזרה את ה-eSIM הזה. אם כן, ${amount} יוחזרו לאמצעי התשלום שלכם. עד אז אל תשתמשו בו.`
      : `הרשת תחליט אם היא מקבלת בחזרה את החבילה הזו. אם כן, ${amount} יוחזרו לאמצעי התשלום שלכם. עד אז אל תשתמשו בה.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'eSIM' ? 'להחזיר את ה-eSIM הזה?' : 'להחזיר את החבילה הזו?'),
  terms: (place, plan, what, price) =>
    what === 'eSIM'
      ? `ה-eSIM שלכם ${toPlace(place)} (${plan}) יבוטל לצמיתות. ${price} יוחזרו לאמצעי התשלום שלכם.`
      : `החבילה שלכם ${toPlace(place)} (${plan}) תבוטל לצמיתות. ${price} יוחזרו לאמצעי התשלום שלכם.`,
  stays: {
    plan: 'ה-eSIM שלכם והחבילות האחרות בו נשארים כפי שהם.',
    eSIM: 'אם הוא כבר בטלפון שלכם, הסירו אותו שם.',
  },
  yes: (what, price) => (what === 'eSIM' ? `להחזרת ה-eSIM ולקבלת ${price}` : `להחזרת החבילה ולקבלת ${price}`),
  keep: 'להשאיר',
  failed: 'לא השתנה דבר.',
  confirm: {
    title: 'בדקו את האימייל שלכם',
    sent: (to) => `שלחנו אימייל לאישור אל ${to}.`,
    text: (what, hours) =>
      what === 'eSIM'
        ? `ה-eSIM הזה נרכש עם הכתובת הזו, שאינה הכתובת של החשבון שלכם. פתחו את הקישור שבאימייל בתוך ${inHours(hours)} כדי להחזיר אותו. עד אז שום דבר לא משתנה.`
        : `החבילה הזו נרכשה עם הכתובת הזו, שאינה הכתובת של החשבון שלכם. פתחו את הקישור שבאימייל בתוך ${inHours(hours)} כדי להחזיר אותה. עד אז שום דבר לא משתנה.`,
  },
  returned: {
    title: 'הכסף שלכם בדרך חזרה',
    amount: (price) => `${price} יוחזרו לאמצעי התשלום שלכם.`,
    plan: 'החבילה הוסרה מה-eSIM שלכם.',
    eSIM: 'ה-eSIM כבר לא פועל.',
  },
};
