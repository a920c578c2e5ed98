/** The ways to pay, by their names in `payment-method.ts`. */
export const methodWords = {
  card: {
    feeName: 'Card processing fee',
    name: 'Card',
    source: 'your card',
    check: {
      title: 'Your bank is still checking this payment',
      takes: 'That can take a few minutes.',
    },
  },
  paypal: {
    feeName: 'PayPal processing fee',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal is still checking this payment',
      takes: 'That takes minutes, or a few days with an e-check.',
    },
  },
  bank: {
    feeName: 'Bank transfer fee',
    name: 'Fast Bank',
    source: 'your bank account',
    check: {
      title: 'Your bank is still checking this payment',
      takes: 'That can take a few minutes.',
    },
  },
  transfer: { name: 'Bank transfer' },
  account: { name: 'On account', source: 'your account with us' },
  free: { name: 'Free of charge' },
};

/** '4.4%'. */
export const inPercent = (share: number) => `${share}%`;

/** What a payment costs more: '4.4% + $0.30'. */
export const feeSum = (share: string, each: string) => `${share} + ${each}`;

/** 'Visa ending in 4242'. */
export const cardEnding = (brand: string, last4: string) => `${brand} ending in ${last4}`;

/** 'Apple Pay (Visa 4242)'. */
export const walletCard = (wallet: string, brand: string, last4: string) => `${wallet} (${brand} ${last4})`;
