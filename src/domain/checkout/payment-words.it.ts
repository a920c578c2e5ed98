import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Commissione carta',
    name: 'Carta',
    source: 'la tua carta',
    check: {
      title: 'La tua banca sta ancora verificando il pagamento',
      takes: 'Possono volerci alcuni minuti.',
    },
  },
  paypal: {
    feeName: 'Commissione PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal sta ancora verificando il pagamento',
      takes: 'Ci vogliono alcuni minuti, o qualche giorno con un e-check.',
    },
  },
  bank: {
    feeName: 'Commissione bonifico',
    name: 'Fast Bank',
    source: 'il tuo conto bancario',
    check: {
      title: 'La tua banca sta ancora verificando il pagamento',
      takes: 'Possono volerci alcuni minuti.',
    },
  },
  transfer: { name: 'Bonifico bancario' },
  account: { name: 'A credito', source: 'il tuo conto cliente presso di noi' },
  free: { name: 'Gratuito' },
};

/** '4,4%'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}%`;

/** A card of an unknown brand is called 'Card'. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Carta' : brand} che termina con ${last4}`;
