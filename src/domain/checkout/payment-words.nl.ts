import type * as source from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Kosten kaartbetaling',
    name: 'Kaart',
    source: 'je kaart',
    check: {
      title: 'Je bank controleert deze betaling nog',
      takes: 'Dat kan een paar minuten duren.',
    },
  },
  paypal: {
    feeName: 'Kosten PayPal-betaling',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal controleert deze betaling nog',
      takes: 'Dat duurt een paar minuten, of een paar dagen bij een e-check.',
    },
  },
  bank: {
    feeName: 'Kosten overboeking',
    name: 'Fast Bank',
    source: 'je bankrekening',
    check: {
      title: 'Je bank controleert deze betaling nog',
      takes: 'Dat kan een paar minuten duren.',
    },
  },
  transfer: { name: 'Bankoverschrijving' },
  account: { name: 'Op rekening', source: 'je klantrekening bij ons' },
  free: { name: 'Gratis' },
};

/** '2,9%'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}%`;

export const feeSum: typeof source.feeSum = (share, each) => `${share} + ${each}`;

/** @param brand 'Card', if it is unknown */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Kaart' : brand} eindigend op ${last4}`;

export const walletCard: typeof source.walletCard = (wallet, brand, last4) => `${wallet} (${brand} ${last4})`;
