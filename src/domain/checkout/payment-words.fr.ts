import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Frais de carte',
    name: 'Carte',
    source: 'votre carte',
    check: {
      title: 'Votre banque vérifie encore ce paiement',
      takes: 'Cela peut prendre quelques minutes.',
    },
  },
  paypal: {
    feeName: 'Frais PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal vérifie encore ce paiement',
      takes: 'Cela prend quelques minutes, ou quelques jours avec un eCheck.',
    },
  },
  bank: {
    feeName: 'Frais de virement bancaire',
    name: 'Fast Bank',
    source: 'votre compte bancaire',
    check: {
      title: 'Votre banque vérifie encore ce paiement',
      takes: 'Cela peut prendre quelques minutes.',
    },
  },
  transfer: { name: 'Virement bancaire' },
  account: { name: 'Sur compte client', source: 'votre compte client chez nous' },
  free: { name: 'Gratuit' },
};

/** '4,4 %'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}\u00A0%`;

/** A card of an unknown brand is called 'Card'. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Carte' : brand} se terminant par ${last4}`;
