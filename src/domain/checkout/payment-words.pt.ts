import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Taxa do cartão',
    name: 'Cartão',
    source: 'seu cartão',
    check: {
      title: 'Seu banco ainda está verificando este pagamento',
      takes: 'Isso pode levar alguns minutos.',
    },
  },
  paypal: {
    feeName: 'Taxa do PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'O PayPal ainda está verificando este pagamento',
      takes: 'Leva alguns minutos, ou alguns dias se for um cheque eletrônico.',
    },
  },
  bank: {
    feeName: 'Taxa da transferência bancária',
    name: 'Fast Bank',
    source: 'sua conta bancária',
    check: {
      title: 'Seu banco ainda está verificando este pagamento',
      takes: 'Isso pode levar alguns minutos.',
    },
  },
  transfer: { name: 'Transferência bancária' },
  account: { name: 'A crédito', source: 'sua conta de cliente conosco' },
  free: { name: 'Grátis' },
};

/** '4,4%'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}%`;

/** A card of an unknown brand is called 'Card'. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Cartão' : brand} final ${last4}`;
