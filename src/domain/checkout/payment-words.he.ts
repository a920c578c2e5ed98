import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'עמלת סליקת כרטיס',
    name: 'כרטיס',
    source: 'הכרטיס שלכם',
    check: {
      title: 'הבנק שלכם עדיין בודק את התשלום הזה',
      takes: 'זה יכול לקחת כמה דקות.',
    },
  },
  paypal: {
    feeName: 'עמלת PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'התשלום הזה עדיין נבדק ב-PayPal',
      takes: 'זה לוקח דקות, או כמה ימים בצ׳ק אלקטרוני.',
    },
  },
  bank: {
    feeName: 'עמלת העברה בנקאית',
    name: 'Fast Bank',
    source: 'חשבון הבנק שלכם',
    check: {
      title: 'הבנק שלכם עדיין בודק את התשלום הזה',
      takes: 'זה יכול לקחת כמה דקות.',
    },
  },
  transfer: { name: 'העברה בנקאית' },
  account: { name: 'בהקפה', source: 'החשבון שלכם אצלנו' },
  free: { name: 'ללא תשלום' },
};

/** Isolated, as all numbers with a sign. */
export const inPercent: typeof source.inPercent = (share) => `\u2066${share}%\u2069`;

/** It runs from right to left wherever it stands, although a Latin name begins it. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `\u2067${brand} שמסתיים ב-${last4}\u2069`;
