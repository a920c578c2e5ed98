export const walletWords = {
  name: 'Express checkout',
  /** Over the form, beneath the wallets. */
  others: 'Or pay another way',
};

/** What the wallet's own sheet says where nothing was charged. */
export const sheetWords = {
  busy: 'Another payment is under way. Please wait for it.',
  noAddress: 'Please choose an email address in your wallet: your eSIM goes there.',
  priceChanged: (now: string) => `The price is now ${now}. Please close this and press the button again.`,
  paidBefore: 'This purchase was paid before. Please close this: nothing more is charged.',
  broken: 'Something went wrong. Please close this and try again.',
};
