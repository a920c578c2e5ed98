import { toPlace } from '../../../domain/language-words.he.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} ואל ${other}`;

export const successWords: typeof source.successWords = {
  title: 'הרכישה הושלמה!',
  news: {
    eSIM: {
      ready: (country) => `ה-eSIM שלכם ${toPlace(country)} מוכן.`,
      onItsWay: (country) => `ה-eSIM שלכם ${toPlace(country)} בדרך.`,
    },
    eSIMs: { ready: () => 'כרטיסי ה-eSIM שלכם מוכנים.', onItsWay: () => 'כרטיסי ה-eSIM שלכם בדרך.' },
    plan: {
      ready: (country) => `הגלישה שלכם ${toPlace(country)} כבר ב-eSIM. אין מה להתקין.`,
      onItsWay: (country) => `הגלישה שלכם ${toPlace(country)} בדרך ל-eSIM שלכם.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`קוד ה-QR בדרך אל ${to}.`,
      onItsWay: (to) => phrase`הוא יופיע בעמוד ההזמנה, ונשלח אותו באימייל אל ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`קודי ה-QR בדרך אל ${to}.`,
      onItsWay: (to) => phrase`הם יופיעו בעמוד ההזמנה, ונשלח אותם באימייל אל ${to}.`,
    },
    plan: {
      ready: (to) => phrase`החשבונית בדרך אל ${to}.`,
      onItsWay: (to) => phrase`ברגע שהיא תתווסף נשלח אימייל אל ${to}.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'כרטיסי ה-eSIM שלכם מוכנים, חוץ מאחד שהרשת לא יכלה לספק. אנחנו מחזירים את הכסף עליו.'
      : `כרטיסי ה-eSIM שלכם מוכנים, חוץ מאלה שהרשת לא יכלה לספק (${refunded}). אנחנו מחזירים את הכסף עליהם.`,
  paid: (amount) => `שילמתם ${amount}.`,
  install: 'להתקנה עכשיו',
  secondMail: 'תקבלו אימייל נוסף לגבי החשבון שלכם.',
  notKept: 'הדפדפן שלכם חוסם קובצי cookie, ולכן ה-eSIM הזה לא נשמר כאן. תמצאו אותו באימייל.',
  opening: {
    ready: 'כרטיסי ה-eSIM שלכם ייפתחו בעוד 3 שניות',
    onItsWay: 'ההזמנה שלכם תיפתח בעוד 3 שניות',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'אנחנו בודקים את התשלום שלכם',
    text: 'זה לוקח רגע. אל תשלמו שוב.',
    goesTo: (to) => phrase`נשלח עדכונים אל ${to}.`,
  },
  paid: {
    title: 'התשלום שלכם עבר',
    eSIM: (to) =>
      phrase`אנחנו מכינים את ה-eSIM שלכם, בדרך כלל בתוך דקה. אפשר לסגור את העמוד הזה. נשלח אותו באימייל אל ${to}.`,
    eSIMs: (to) =>
      phrase`אנחנו מכינים את כרטיסי ה-eSIM שלכם, בדרך כלל בתוך דקה. אפשר לסגור את העמוד הזה. נשלח אותם באימייל אל ${to}.`,
    plan: (to) =>
      phrase`אנחנו מוסיפים את הגלישה ל-eSIM שלכם, בדרך כלל בתוך דקה. אפשר לסגור את העמוד הזה. נשלח אימייל אל ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: 'הרכישה הזו כבר שולמה, ולכן אנחנו מחזירים את התשלום השני במלואו, באופן אוטומטי.',
  notTaken: 'הרכישה הזו כבר שולמה, ולכן לא גבינו את התשלום השני.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'הרכישה הזו הושלמה',
    eSIM: (country) => `ה-eSIM שלכם ${toPlace(country)} מוכן.`,
    eSIMs: () => 'כרטיסי ה-eSIM שלכם מוכנים.',
    plan: (country) => `הגלישה שלכם ${toPlace(country)} כבר ב-eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'ה-eSIM שלכם בדרך',
      eSIMs: 'כרטיסי ה-eSIM שלכם בדרך',
      plan: 'תוספת הגלישה שלכם בדרך',
    },
    eSIM: (country, to) =>
      phrase`התשלום שלכם עבר. ה-eSIM שלכם ${toPlace(country)} יופיע בעמוד ההזמנה, ונשלח אימייל אל ${to}.`,
    eSIMs: (_country, to) =>
      phrase`התשלום שלכם עבר. כרטיסי ה-eSIM שלכם יופיעו בעמוד ההזמנה, ונשלח אימייל אל ${to}.`,
    plan: (country, to) =>
      phrase`התשלום שלכם עבר. תוספת הגלישה שלכם ${toPlace(country)} תופיע בעמוד ההזמנה, ונשלח אימייל אל ${to}.`,
  },
  pending: {
    eSIM: (takes, to) => phrase`${takes} אל תשלמו שוב. ברגע שהתשלום יאושר נשלח את ה-eSIM באימייל אל ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} אל תשלמו שוב. ברגע שהתשלום יאושר נשלח את כרטיסי ה-eSIM באימייל אל ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} אל תשלמו שוב. ברגע שהתשלום יאושר נוסיף את הגלישה ל-eSIM שלכם ונשלח אימייל אל ${to}.`,
  },
  unanswered: {
    title: 'התשלום שלכם עבר',
    eSIM: (to) =>
      phrase`החיבור נותק לפני שה-eSIM הגיע לכאן. הוא לא אבד. נשלח אותו באימייל אל ${to}. אל תשלמו שוב.`,
    eSIMs: (to) =>
      phrase`החיבור נותק לפני שכרטיסי ה-eSIM הגיעו לכאן. הם לא אבדו. נשלח אותם באימייל אל ${to}. אל תשלמו שוב.`,
    plan: (to) =>
      phrase`החיבור נותק לפני שתוספת הגלישה הגיעה לכאן. היא לא אבדה. נשלח אימייל אל ${to}. אל תשלמו שוב.`,
  },
  bankWaits: {
    title: 'הבנק שלכם עדיין מטפל בתשלום',
    eSIM: (to) =>
      phrase`זה יכול לקחת כמה דקות. אל תשלמו שוב. ברגע שהבנק יאשר נשלח את ה-eSIM באימייל אל ${to}.`,
    eSIMs: (to) =>
      phrase`זה יכול לקחת כמה דקות. אל תשלמו שוב. ברגע שהבנק יאשר נשלח את כרטיסי ה-eSIM באימייל אל ${to}.`,
    plan: (to) =>
      phrase`זה יכול לקחת כמה דקות. אל תשלמו שוב. ברגע שהבנק יאשר נוסיף את הגלישה ל-eSIM שלכם ונשלח אימייל אל ${to}.`,
    checkAgain: 'בדיקה חוזרת',
  },
  refunded: 'הכסף שלכם בדרך חזרה',
  mismatch: {
    title: 'עלינו לבדוק את התשלום הזה',
    text: (to) => phrase`אל תשלמו שוב. נשלח אימייל אל ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`ההזמנה היא עבור ${name} ונשלחת אל ${address}.`,
  fix: 'כתובת שגויה? לתיקון',
  label: 'לאן לשלוח?',
  save: 'לשליחה לכתובת הזו',
  fixed: 'הכתובת שונתה. מעכשיו כל מה שקשור להזמנה הזו יישלח לשם.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'המכירות מושהות',
  notCharged: 'לא בוצע חיוב.',
  underWay: 'התשלום שהתחלתם יימשך. מצבו מופיע בעמוד ההזמנה.',
  order: 'לצפייה בהזמנה',
  plans: 'חזרה לחבילות',
  esims: 'חזרה לכרטיסי ה-eSIM',
};
