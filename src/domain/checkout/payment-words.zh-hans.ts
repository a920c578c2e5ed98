import type * as source from './payment-words.ts';

export { feeSum, inPercent } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: '银行卡手续费',
    name: '银行卡',
    source: '你的银行卡',
    check: {
      title: '银行仍在核实这笔付款',
      takes: '可能需要几分钟。',
    },
  },
  paypal: {
    feeName: 'PayPal 手续费',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal 仍在核实这笔付款',
      takes: '通常需要几分钟，使用电子支票则需要几天。',
    },
  },
  bank: {
    feeName: '银行转账手续费',
    name: 'Fast Bank',
    source: '你的银行账户',
    check: {
      title: '银行仍在核实这笔付款',
      takes: '可能需要几分钟。',
    },
  },
  transfer: { name: '银行转账' },
  account: { name: '挂账', source: '你在我们这里的账户' },
  free: { name: '免费' },
};

/** @param brand 'Card', if it is unknown */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  brand === 'Card' ? `尾号 ${last4} 的银行卡` : `尾号 ${last4} 的 ${brand}`;

/** 'Apple Pay 中的 Visa 4242'. */
export const walletCard: typeof source.walletCard = (wallet, brand, last4) =>
  `${wallet} 中的 ${brand} ${last4}`;
