import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'פרטי הכרטיס',
  loading: 'טופס הכרטיס נטען…',
  failed: 'טופס הכרטיס לא נטען.',
  otherWays: (other) =>
    `ייתכן שחוסם פרסומות או הרשת שלכם חוסמים את Stripe, חברת הסליקה שלנו. ${other ? `אפשר לשלם בלעדיה עם ${other}.` : 'כבו את החוסם בעמוד הזה, או השתמשו בדפדפן אחר או ברשת אחרת.'}`,
  complete: 'פרטי הכרטיס מלאים',
  incomplete: 'הזינו את כל פרטי הכרטיס',
  who: 'התשלום מתבצע דרך Stripe. מספר הכרטיס שלכם לעולם לא מגיע אלינו.',
};

export const methodWords: typeof source.methodWords = {
  title: 'פרטי תשלום',
  card: 'כרטיס אשראי או חיוב',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `התשלום עם ${name} נפתח בעמוד נפרד, ומשם חוזרים לכאן.`,
  paypalHint: 'התשלום עם PayPal נפתח בחלון נפרד, ומשם חוזרים לכאן.',
  currency: 'מטבע',
  notIn: (name, currency) => `אי אפשר לשלם ב-${currency} דרך ${name}. אפשר לשלם בכרטיס.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'PayPal נטען…',
  failed: {
    title: 'PayPal לא נטען.',
    text: 'אפשר לנסות שוב, או לשלם בכרטיס.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'שמירת הכרטיס לפעם הבאה',
  hint: 'הכרטיס נשמר ב-Stripe, חברת הסליקה שלנו, ואנחנו רואים רק את ארבע הספרות האחרונות. הוא מחויב רק כשאתם לוחצים על כפתור הרכישה. אפשר להסיר אותו באזור האישי בכל עת.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'בחירת כרטיס',
  other: 'שימוש בכרטיס אחר',
};
