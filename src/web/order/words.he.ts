import { inDays, inHours, prefixed, toPlace } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'חשבונית',
  invoiceFailed: 'לא הצלחנו להוריד את החשבונית',
  creditNote: 'חשבונית זיכוי',
  creditNoteOf: (amount) => `חשבונית זיכוי על ${amount}`,
  creditNoteFailed: 'לא הצלחנו להוריד את חשבונית הזיכוי',
  contractSummary: 'תמצית החוזה',
};

const TITLES: typeof source.orderStateWords.titles = {
  unpaid: 'ההזמנה הזו לא שולמה',
  pending: 'התשלום שלכם נבדק',
  processing: 'ה-eSIM שלכם בדרך',
  ready: 'ה-eSIM שלכם מוכן',
  refunding: 'הכסף שלכם בדרך חזרה',
  refunded: 'הכסף שלכם הוחזר',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'הגלישה שלכם בדרך',
    ready: 'הגלישה שלכם נוספה',
  },
  install: 'התקינו אותו בטלפון',
  hidden: {
    title: 'הקודים כבר לא מוצגים כאן',
    text: (days) =>
      `למקרה שהקישור לעמוד הזה עבר הלאה, קוד ה-QR וקודי ההפעלה מפסיקים להופיע בו ${inDays(days.used)} אחרי השימוש הראשון, ו-${inDays(days.link)} אחרי השליחה אם הרכישה לא בוצעה בדפדפן הזה. תמצאו אותם תמיד באימייל שלנו ותחת ״כרטיסי ה-eSIM שלי״, בחשבון או בדפדפן שבו רכשתם.`,
  },
  added: {
    title: 'החבילה הזו כבר ב-eSIM שלכם',
    text: (iccid) => `היא נוספה ל-eSIM שמספר ה-ICCID שלו מסתיים ב-${iccid}. אין מה להתקין.`,
  },
  returnAsked: {
    heading: 'התבקש החזר כספי',
    title: 'פנינו לרשת',
    text: (what, amount, paidFrom) =>
      what === 'eSIM'
        ? `הרשת תחליט אם היא מקבלת בחזרה את ה-eSIM הזה. אם כן, ${amount} יוחזרו ${prefixed('ל', paidFrom)}. עד אז אל תשתמשו בו.`
        : `הרשת תחליט אם היא מקבלת בחזרה את החבילה הזו. אם כן, ${amount} יוחזרו ${prefixed('ל', paidFrom)}. עד אז אל תשתמשו בה.`,
  },
  unpaid: {
    text: 'לכן אין עבורה eSIM. עדיין אפשר לרכוש את אותה חבילה.',
    late: 'תוקף עמוד התשלום פג',
    title: 'התשלום לא הושלם',
    back: 'חזרה לתשלום',
  },
  refund: {
    comesBack: (amount, paidFrom) => `${amount} יוחזרו ${prefixed('ל', paidFrom)}`,
    isBack: (amount, paidFrom) => `${amount} הוחזרו ${prefixed('ל', paidFrom)}`,
    whole: {
      refunding: 'אתם מקבלים בחזרה את כל מה ששילמתם.',
      refunded: 'קיבלתם בחזרה את כל מה ששילמתם.',
    },
    plans: (country) => `חבילות ${toPlace(country)}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`אל תשלמו שוב. ברגע שהתשלום יאושר, ה-eSIM שלכם יופיע כאן ונשלח אותו באימייל אל ${email}.`,
      plan: (email) =>
        phrase`אל תשלמו שוב. ברגע שהתשלום יאושר, נוסיף את הגלישה ל-eSIM שלכם ונשלח אימייל אל ${email}.`,
    },
  },
  paid: {
    title: 'התשלום שלכם עבר',
    eSIM: (email) =>
      phrase`רוב כרטיסי ה-eSIM מגיעים בתוך דקה. העמוד הזה יציג את שלכם ברגע שיהיה מוכן. אפשר לסגור אותו. נשלח את ה-eSIM באימייל אל ${email}.`,
    plan: (email) =>
      phrase`רוב החבילות נוספות בתוך דקה. העמוד הזה יעדכן ברגע ששלכם תתווסף. אפשר לסגור אותו. נשלח אימייל אל ${email}.`,
  },
  checkAgain: 'בדיקה חוזרת',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'סה״כ',
    pending: 'בבדיקה',
    processing: 'שולם',
    ready: 'שולם',
    refunding: 'בדרך חזרה',
    refunded: 'הוחזר',
  },
  rows: {
    number: 'מספר הזמנה',
    iccid: 'ICCID',
    email: 'אימייל',
    paid: 'שולם',
    paidWith: 'אמצעי תשלום',
    ordered: 'הוזמן',
    returned: 'הוחזר',
    inPart: 'החזר חלקי',
    goodwill: 'החזר כמחווה',
  },
  onTheWay: (amount) => `${amount}, בדרך`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'שמירה בחשבון',
    button: 'להתחברות ולשמירה',
  },
  text: 'כך תמצאו אותה בכל מכשיר, בלי הקישור הזה.',
  saved: 'נשמרה בחשבון שלכם.',
  another: 'ההזמנה הזו נמצאת בחשבון אחר.',
  user: {
    title: 'שמירה בחשבון שלכם',
    button: 'שמירה בחשבון שלי',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`ביטלתם את העסקה הזו ב-${at}.`,
  until: (at) => phrase`אפשר לקבל החזר כספי מלא עד ${at} אם לא נעשה שימוש.`,
  over: (at) => phrase`המועד להחזרת ההזמנה הזו הסתיים ב-${at}.`,
  stranger: {
    title: 'עלינו לוודא שההזמנה שלכם',
    text: (mail, number) =>
      phrase`אפשר לשלוח קישור לכתובת שאיתה בוצעה הרכישה, והוא פועל בכל מכשיר. אין לכם גישה לתיבה הזו? התחברו לחשבון שבו נמצאת ההזמנה, או כתבו אל ${mail} וציינו את מספר ההזמנה, ${number}.`,
    mail: 'לשליחת הקישור באימייל',
  },
  mailed: {
    title: (to) => `שלחנו אימייל אל ${to}.`,
    text: (hours) => `פתחו את הקישור שבו בתוך ${inHours(hours)} כדי לקבל את ההחזר. עד אז שום דבר לא משתנה.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'נרכשו יחד',
  states: {
    unpaid: 'לא שולם',
    pending: 'התשלום נבדק',
    processing: 'בדרך',
    ready: 'מוכן',
    refunding: 'בתהליך החזר כספי',
    refunded: 'הוחזר',
  },
};
