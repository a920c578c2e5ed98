import type * as source from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Opłata za płatność kartą',
    name: 'Karta',
    source: 'Twoja karta',
    check: {
      title: 'Twój bank jeszcze sprawdza tę płatność',
      takes: 'To może potrwać kilka minut.',
    },
  },
  paypal: {
    feeName: 'Opłata za płatność PayPal',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal jeszcze sprawdza tę płatność',
      takes: 'To trwa kilka minut, a w przypadku e-czeku kilka dni.',
    },
  },
  bank: {
    feeName: 'Opłata za przelew bankowy',
    name: 'Fast Bank',
    source: 'Twoje konto bankowe',
    check: {
      title: 'Twój bank jeszcze sprawdza tę płatność',
      takes: 'To może potrwać kilka minut.',
    },
  },
  transfer: { name: 'Przelew bankowy' },
  account: { name: 'Obciążenie konta klienta', source: 'Twoje konto klienta u nas' },
  free: { name: 'Bezpłatnie' },
};

/** '4,4%'. */
export const inPercent: typeof source.inPercent = (share) => `${String(share).replace('.', ',')}%`;

export const feeSum: typeof source.feeSum = (share, each) => `${share} + ${each}`;

/** @param brand 'Card', if it is unknown */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Karta' : brand} z końcówką ${last4}`;

export const walletCard: typeof source.walletCard = (wallet, brand, last4) => `${wallet} (${brand} ${last4})`;

/** Where money goes back to: 'na kartę Visa z końcówką 4242', 'na konto PayPal', 'na kartę Visa 4242 (Apple Pay)'. */
export function backTo(method: string): string {
  if (method === 'Karta' || method === methodWords.card.source) return 'na Twoją kartę';
  if (method === methodWords.bank.source) return 'na Twoje konto bankowe';
  if (method === methodWords.account.source) return 'na Twoje konto klienta u nas';
  if (method.includes(' z końcówką ')) return `na kartę ${method.replace(/^Karta /, '')}`;
  const [wallet = '', card, ...others] = method.split(' (');
  if (card !== undefined && others.length === 0 && / \d{4}\)$/.test(card))
    return `na kartę ${card.slice(0, -1)} (${wallet})`;
  return method === 'PayPal' ? 'na konto PayPal' : `przez ${method}`;
}
