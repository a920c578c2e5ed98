import type * as source from './payment-words.ts';

export { feeSum, walletCard } from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Kartengebühr',
    name: 'Karte',
    source: 'deine Karte',
    check: {
      title: 'Deine Bank prüft diese Zahlung noch',
      takes: 'Das kann ein paar Minuten dauern.',
    },
  },
  paypal: {
    feeName: 'PayPal-Gebühr',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal prüft diese Zahlung noch',
      takes: 'Das dauert Minuten, bei einem E-Scheck auch ein paar Tage.',
    },
  },
  bank: {
    feeName: 'Überweisungsgebühr',
    name: 'Fast Bank',
    source: 'dein Bankkonto',
    check: {
      title: 'Deine Bank prüft diese Zahlung noch',
      takes: 'Das kann ein paar Minuten dauern.',
    },
  },
  transfer: { name: 'Banküberweisung' },
  account: { name: 'Auf Rechnung', source: 'dein Kundenkonto bei uns' },
  free: { name: 'Kostenlos' },
};

/** '4,4 %'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}\u00A0%`;

/** A card of an unknown brand is called 'Card'. */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Karte' : brand} mit den Endziffern ${last4}`;
