import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Comisión por pago con tarjeta',
    name: 'Tarjeta',
    source: 'tu tarjeta',
    check: {
      title: 'Tu banco aún está comprobando este pago',
      takes: 'Puede tardar unos minutos.',
    },
  },
  paypal: {
    feeName: 'Comisión de PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal aún está comprobando este pago',
      takes: 'Tarda unos minutos, o unos días si es un cheque electrónico.',
    },
  },
  bank: {
    feeName: 'Comisión por transferencia bancaria',
    name: 'Fast Bank',
    source: 'tu cuenta bancaria',
    check: {
      title: 'Tu banco aún está comprobando este pago',
      takes: 'Puede tardar unos minutos.',
    },
  },
  transfer: { name: 'Transferencia bancaria' },
  account: { name: 'Cuenta de cliente', source: 'tu cuenta de cliente con nosotros' },
  free: { name: 'Gratis' },
};

/** '4,4 %'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}\u00A0%`;

/** A card of an unknown brand is called 'Card'. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Tarjeta' : brand} terminada en ${last4}`;
