export const walletWords = {
  /** Between the wallets and the form. */
  others: 'Or pay another way',
};

/** The wallet's own sheet shows these if nothing was charged. */
export const sheetWords = {
  busy: 'Another payment is under way. Please wait for it to finish.',
  noAddress: 'Please choose an email address in your wallet. That’s where your eSIM goes.',
  priceChanged: (now: string) => `The price is now ${now}. Please close this and press the button again.`,
  paidBefore: 'This purchase has already been paid for. Please close this. Nothing more will be charged.',
  broken: 'Something went wrong. Please close this and try again.',
};

/** Below the wallets of the express checkout. */
export const expressEndWords = {
  /** @param email of the account; null for a guest, whose wallet knows it */
  goesTo: (email: string | null, isOne: boolean) =>
    `${isOne ? 'Your eSIM goes' : 'Your eSIMs go'} to ${email ?? 'the email address in your wallet'}.`,
  others: 'Pay another way',
};
