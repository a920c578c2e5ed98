import type * as source from './payment-words.ts';

export { feeSum, inPercent } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'カード決済手数料',
    name: 'カード',
    source: 'ご利用のカード',
    check: {
      title: 'この支払いを銀行が確認しています',
      takes: '数分かかることがあります。',
    },
  },
  paypal: {
    feeName: 'PayPal決済手数料',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'この支払いをPayPalが確認しています',
      takes: '通常は数分、電子小切手の場合は数日かかります。',
    },
  },
  bank: {
    feeName: '銀行振込手数料',
    name: 'Fast Bank',
    source: 'ご利用の銀行口座',
    check: {
      title: 'この支払いを銀行が確認しています',
      takes: '数分かかることがあります。',
    },
  },
  transfer: { name: '銀行振込' },
  account: { name: '掛け払い', source: 'お客様の掛け払い口座' },
  free: { name: '無料' },
};

/** '末尾4242のVisa': fits every sentence that names what was paid with. */
export const cardEnding: typeof source.cardEnding = (brand, last4) => `末尾${last4}の${brand}`;

/** 'Apple PayのVisa 4242'. */
export const walletCard: typeof source.walletCard = (wallet, brand, last4) => `${wallet}の${brand} ${last4}`;
