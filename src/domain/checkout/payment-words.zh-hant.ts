import type * as source from './payment-words.ts';

export { feeSum, inPercent } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: '信用卡手續費',
    name: '信用卡',
    source: '您的卡片',
    check: {
      title: '銀行還在確認這筆付款',
      takes: '可能需要幾分鐘。',
    },
  },
  paypal: {
    feeName: 'PayPal 手續費',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal 還在確認這筆付款',
      takes: '通常需要幾分鐘，使用電子支票則需要幾天。',
    },
  },
  bank: {
    feeName: '銀行轉帳手續費',
    name: 'Fast Bank',
    source: '您的銀行帳戶',
    check: {
      title: '銀行還在確認這筆付款',
      takes: '可能需要幾分鐘。',
    },
  },
  transfer: { name: '銀行轉帳' },
  account: { name: '掛帳', source: '您在我們這裡的帳戶' },
  free: { name: '免費' },
};

/** @param brand 'Card', if it is unknown */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  brand === 'Card' ? `末四碼 ${last4} 的卡片` : `末四碼 ${last4} 的 ${brand}`;

/** 'Apple Pay 中的 Visa 4242'. */
export const walletCard: typeof source.walletCard = (wallet, brand, last4) =>
  `${wallet} 中的 ${brand} ${last4}`;
