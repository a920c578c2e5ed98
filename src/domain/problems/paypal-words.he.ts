import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'לא ניתן היה להשתמש באמצעי התשלום הזה ב-PayPal. לא בוצע חיוב. בחרו אמצעי אחר.',
  'ask-paypal':
    'חשבון PayPal שלכם לא יכול לבצע את התשלום הזה. לא בוצע חיוב. אפשר לברר את הסיבה מול PayPal, או לשלם בכרטיס.',
  'pay-by-card': 'התשלום הזה לא מתאפשר ב-PayPal. לא בוצע חיוב. שלמו בכרטיס.',
  'try-later':
    'התשלום הזה נדחה ב-PayPal. לא בוצע חיוב. אפשר לנסות שוב מאוחר יותר, לבחור אמצעי תשלום אחר ב-PayPal, או לשלם בכרטיס.',
  ours: 'כרגע אי אפשר לשלם אצלנו ב-PayPal. לא בוצע חיוב. התקלה כבר ידועה לנו, ובינתיים אפשר לשלם בכרטיס.',
};

const RUN_OUT = 'תוקף התשלום הזה ב-PayPal פג. לא בוצע חיוב. לחצו שוב על PayPal, או שלמו בכרטיס.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'הכללים שחלים על PayPal לא מאפשרים את התשלום הזה. לא בוצע חיוב. אפשר לברר את הסיבה מול PayPal, או לשלם בכרטיס.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'חשבון PayPal שלכם מאפשר לשלם רק למוכרים במדינה שלכם. לא בוצע חיוב. שלמו בכרטיס.',
    DUPLICATE_INVOICE_ID:
      'לפי PayPal הרכישה הזו כבר שולמה, אבל אנחנו לא מוצאים את התשלום. הפעם לא בוצע חיוב. אנחנו כבר יודעים על כך. כתבו לנו לפני שתשלמו בדרך אחרת.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'אי אפשר לנסות שוב את התשלום הזה ב-PayPal. לא בוצע חיוב. לחצו שוב על PayPal כדי להתחיל תשלום חדש, או שלמו בכרטיס.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'החשבון שלכם ב-PayPal ננעל או נסגר. לא בוצע חיוב. אפשר לברר את הסיבה מול PayPal, או לשלם בכרטיס.',
    PAYER_ACCOUNT_RESTRICTED:
      'החשבון שלכם ב-PayPal הוגבל. לא בוצע חיוב. אפשר לברר את הסיבה מול PayPal, או לשלם בכרטיס.',
    PAYER_ACTION_REQUIRED: 'קודם צריך לאשר משהו ב-PayPal. לא בוצע חיוב. חזרו ל-PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'התשלום הזה חורג מהמגבלה של חשבון PayPal שלכם. לא בוצע חיוב. ב-PayPal יסבירו איך להגדיל אותה, ואפשר גם לשלם בכרטיס.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
