import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'رسوم معالجة البطاقة',
    name: 'البطاقة',
    source: 'بطاقتك',
    check: {
      title: 'لا يزال البنك يتحقق من هذه الدفعة',
      takes: 'قد يستغرق ذلك بضع دقائق.',
    },
  },
  paypal: {
    feeName: 'رسوم معالجة PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'لا يزال PayPal يتحقق من هذه الدفعة',
      takes: 'يستغرق ذلك دقائق، أو بضعة أيام مع الشيك الإلكتروني.',
    },
  },
  bank: {
    feeName: 'رسوم التحويل البنكي',
    name: 'Fast Bank',
    source: 'حسابك البنكي',
    check: {
      title: 'لا يزال البنك يتحقق من هذه الدفعة',
      takes: 'قد يستغرق ذلك بضع دقائق.',
    },
  },
  transfer: { name: 'تحويل بنكي' },
  account: { name: 'على الحساب', source: 'حسابك لدينا' },
  free: { name: 'مجانًا' },
};

/** Isolated: after an Arabic letter, the sign would stand before its number. */
export const inPercent: typeof source.inPercent = (share) => `\u2066${share}%\u2069`;

/** It runs from right to left wherever it stands, although a Latin name begins it. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `\u2067${brand} تنتهي بـ ${last4}\u2069`;
