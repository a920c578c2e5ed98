import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { prefixed, toPlace } from '../../../domain/language-words.he.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

/** 'את כל הסכום, $17.63': after a verb. */
const all = (amount: string, isRest: boolean) => `את ${isRest ? 'יתרת הסכום' : 'מלוא הסכום'}, ${amount}`;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `אנחנו מצטערים שלא הצלחנו להכין בזמן את ה-eSIM ${toPlace(country)}, ולכן החזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} התשלום שלכם עבר, אבל הרשת לא סיפקה לנו אחד בזמן. כדי שלא תמשיכו לחכות, ביטלנו את ההזמנה. אין מה להתקין.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `ביטלנו את ההזמנה שלכם של eSIM ${toPlace(country)}, כפי שביקשתם, והחזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} לכן אין מה להתקין.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `ה-eSIM שלכם ${toPlace(country)} הוחזר, כפי שביקשתם, והחזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} הוא בוטל לפני ששלחנו את הכסף, ואי אפשר יותר להתקין אותו או להשתמש בו.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `ביטלנו את ההזמנה שלכם של eSIM ${toPlace(country)}, והחזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} ביטלנו את ה-eSIM, ולכן אל תתקינו אותו ואל תשתמשו בו.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} לא נשלח עבורה eSIM, ולכן אין מה להתקין.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `אנחנו מצטערים שלא הצלחנו להוסיף את החבילה ${toPlace(country)} ל-eSIM שמספר ה-ICCID שלו מסתיים ב-${iccid}, ולכן החזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'plan')} התשלום שלכם עבר, אבל הרשת לא קיבלה את החבילה. כדי שלא תמשיכו לחכות, ביטלנו את ההזמנה. מה שכבר היה ב-eSIM שלכם לא השתנה.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ביטלנו את ההזמנה שלכם של חבילה ${toPlace(country)} ב-eSIM שמספר ה-ICCID שלו מסתיים ב-${iccid}, כפי שביקשתם, והחזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'plan')} מה שכבר היה בו לא השתנה.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `החבילה ${toPlace(country)} ב-eSIM שמספר ה-ICCID שלו מסתיים ב-${iccid} הוחזרה, כפי שביקשתם, והחזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} היא הוסרה מה-eSIM לפני ששלחנו את הכסף. החבילות האחרות בו לא השתנו.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ביטלנו את ההזמנה שלכם של חבילה ${toPlace(country)} ב-eSIM שמספר ה-ICCID שלו מסתיים ב-${iccid}, והחזרנו לכם ${all(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} הסרנו את החבילה מה-eSIM. החבילות האחרות בו לא השתנו.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} החבילה לא נוספה. מה שכבר היה ב-eSIM שלכם לא השתנה.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'הכסף שלכם בדרך חזרה',
  preview: (amount, method) => `${amount} מוחזרים ${prefixed('ל', method)}. אין צורך לעשות דבר.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `ההזמנה שלכם ${toPlace(country)} שולמה פעמיים. החזרנו לכם את התשלום השני, ${amount}.`,
    happened: 'קיבלנו שני תשלומים על הזמנה אחת.',
    next: (amount, method) => `${amount} מוחזרים ${prefixed('ל', method)}. ${BANK_TIME} אין צורך לעשות דבר.`,
    stands: {
      lead: (country, amount) =>
        `ההזמנה שלכם ${toPlace(country)} שולמה פעמיים. משלמים רק פעם אחת, ולכן החזרנו לכם את התשלום השני, ${amount}.`,
      happened: 'קיבלנו שני תשלומים על הזמנה אחת. הראשון כיסה אותה, וההחזר הזה לא משפיע על ה-eSIM שלכם.',
      seeEsim: 'ה-eSIM שלכם והקודים שלו נמצאים גם בעמוד ההזמנה.',
      seePlan: 'בעמוד ההזמנה כתוב באיזה eSIM נמצאת החבילה.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `התשלום שלכם בסך ${amount} עבור ${country} הגיע אלינו אחרי שתוקף עמוד התשלום פג, ולכן החזרנו אותו.`,
    happened: `${late.title}. ${late.text} לא הונפק עבורו eSIM.`,
  },
  free: {
    subject: 'ההזמנה שלכם בוטלה',
    preview: 'היא הייתה בחינם, ולכן אין כסף להחזיר. אין צורך לעשות דבר.',
    lead: (country) => `ביטלנו את ההזמנה שלכם ${toPlace(country)}. היא הייתה בחינם, ולכן אין כסף להחזיר.`,
    happened: 'ההזמנה הסתיימה. אם יש לכם את ה-eSIM שלה, אל תתקינו אותו ואל תשתמשו בו.',
    undelivered: 'הרשת לא סיפקה בזמן את מה שהזמנתם, ולכן ביטלנו את ההזמנה. אין מה להתקין.',
  },
  happenedTitle: 'מה קרה',
  next: ({ amount, isRest }, method) =>
    `${isRest ? 'יתרת הסכום' : 'מלוא הסכום'}, ${amount}, בדרך ${prefixed('ל', method)}. ${BANK_TIME} אין צורך לעשות דבר.`,
  seeOthers: 'לחבילות אחרות',
  refund: {
    title: 'ההחזר שלכם',
    before: 'הוחזר קודם',
    total: 'הוחזר במלואו',
    rest: 'הוחזר עכשיו',
  },
};
