import { inDays } from '../language-words.he.ts';
import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `החזר כספי מלא בתוך ${formatHours(hours)} אם החבילה לא הופעלה ולא נעשה בה שימוש.`
      : `החזר כספי מלא בתוך ${formatHours(hours)} אם ה-eSIM לא הופעל ולא נעשה בו שימוש.`,
  whole: (hours) =>
    `תוכלו לקבל החזר כספי מלא בתוך ${formatHours(hours)} מהרכישה אם ה-eSIM לא הופעל ולא נעשה בו שימוש`,
  after:
    'לאחר מכן, או אחרי שה-eSIM הופעל או נעשה בו שימוש, אין החזר על חבילה, אלא אם היא לא פועלת בגלל תקלה אצלנו או ברשת שאין באפשרותנו לתקן, או שהחוק מעניק לכם יותר.',
  broken: 'אם חבילה לא פועלת בגלל תקלה אצלנו או ברשת שאין באפשרותנו לתקן, נחזיר לכם את הכסף.',
  fault: 'כתבו לנו בזמן שהתקלה מתרחשת, כדי שנוכל לבדוק אותה.',
  undelivered: 'אם לא נצליח לספק את ההזמנה, נחזיר לכם את כל מה ששילמתם. אין צורך לבקש.',
  money: `אנחנו מחזירים את הכסף מיד, לכרטיס או לחשבון שממנו שילמתם. ${BANK_TIME} אם שילמתם פעמיים על אותה הזמנה, נחזיר את התשלום השני באופן אוטומטי.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'הזכות שלכם לבטל את העסקה',
  link: WITHDRAW_LINK,
  confirm: 'אישור ביטול העסקה',
  right: `אם אתם צרכנים באיחוד האירופי, אתם רשאים לבטל את העסקה בתוך ${inDays(WITHDRAWAL_DAYS)}, בלי לציין סיבה. הימים נספרים החל מהיום שאחרי השלמת התשלום. אם היום האחרון חל בשבת או ביום ראשון, המועד מסתיים ביום שני שאחריו.`,
  otherWay: 'אפשר גם להודיע לנו בכל דרך ברורה אחרת, למשל באימייל לכתובת',
  receipt: 'אנחנו מאשרים מיד באימייל מה התקבל ומתי. מספיק שתודיעו לנו לפני תום המועד.',
  money: `לאחר מכן נחזיר את כל מה ששילמתם, באותו אמצעי תשלום, ללא עיכוב ולכל המאוחר בתוך ${inDays(WITHDRAWAL_DAYS)}. זה לא עולה לכם דבר. ${BANK_TIME}`,
  ends: 'בעמוד התשלום אתם מבקשים מאיתנו לספק את ההזמנה מיד, ומאשרים שידוע לכם שזכות הביטול פוקעת ברגע שה-eSIM, או החבילה שנוספה אליו, יופעלו או שייעשה בהם שימוש.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: 'בקשתי היא שהחבילה תסופק לי מיד, לפני תום 14 הימים שבהם אפשר לבטל את העסקה.',
    ends: 'ידוע לי שזכות הביטול שלי פוקעת ברגע שהחבילה תופעל או שייעשה בה שימוש.',
  },
} as const;
