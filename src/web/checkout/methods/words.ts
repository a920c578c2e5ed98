export const cardFieldWords = {
  name: 'Card information',
  loading: 'Loading card form...',
  failed: 'The card form didn’t load.',
  /** The buyer made no mistake: say what blocks the script, and what works without it. */
  otherWays: (other: string | undefined) =>
    `An ad blocker or your network may be blocking Stripe, our card processor. ${other ? `${other} doesn’t need it.` : 'Turn the blocker off for this page, or use another browser or network.'}`,
  complete: 'Card information is complete',
  incomplete: 'Please enter complete card information',
  who: 'Stripe handles the payment. We never see your card number.',
};

export const methodWords = {
  title: 'Payment Details',
  card: 'Credit or Debit Card',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name: string) => `${name} opens its own page, then brings you back here.`,
  paypalHint: 'PayPal opens in its own window, then brings you back here.',
  currency: 'Currency',
  notIn: (name: string, currency: string) => `${name} doesn’t take ${currency}. Pay by card instead.`,
};

export const paypalFieldWords = {
  loading: 'Loading PayPal...',
  failed: {
    title: 'PayPal didn’t load.',
    text: 'You can try again, or pay by card.',
  },
};

export const saveCardWords = {
  label: 'Save this card for next time',
  hint: 'Stripe, our card processor, keeps it, and we only see its last four digits. It’s charged only when you press buy. You can remove it on your dashboard any time.',
};

export const savedCardWords = {
  name: 'Which card',
  other: 'Use another card',
};
