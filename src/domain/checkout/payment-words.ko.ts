import type * as source from './payment-words.ts';

export { feeSum, inPercent } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: '카드 결제 수수료',
    name: '카드',
    source: '결제한 카드',
    check: {
      title: '은행에서 아직 결제를 확인하고 있어요',
      takes: '몇 분 정도 걸릴 수 있어요.',
    },
  },
  paypal: {
    feeName: 'PayPal 결제 수수료',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal에서 아직 결제를 확인하고 있어요',
      takes: '보통 몇 분, 전자 수표는 며칠이 걸려요.',
    },
  },
  bank: {
    feeName: '계좌 이체 수수료',
    name: 'Fast Bank',
    source: '결제한 은행 계좌',
    check: {
      title: '은행에서 아직 결제를 확인하고 있어요',
      takes: '몇 분 정도 걸릴 수 있어요.',
    },
  },
  transfer: { name: '계좌 이체' },
  account: { name: '외상 결제', source: '고객님의 외상 계정' },
  free: { name: '무료' },
};

/** 'Visa(끝자리 4242)'. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? '카드' : brand}(끝자리 ${last4})`;

/** 'Apple Pay(Visa 4242)'. */
export const walletCard: typeof source.walletCard = (wallet, brand, last4) => `${wallet}(${brand} ${last4})`;
