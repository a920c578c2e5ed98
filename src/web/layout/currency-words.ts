/** For the choice of a currency. */
export const currencyWords = {
  language: 'Language',
  currency: 'Currency',
  languageAndCurrency: 'Language and currency',
  notKept: 'Your browser blocks cookies, so it can’t remember a currency. You can choose one when you pay.',
  offer: {
    name: 'Prices in another currency',
    /** @param currency 'EUR' */
    text: (currency: string) => `You can pay in ${currency}.`,
    show: (currency: string) => `Show prices in ${currency}`,
    close: 'Close',
  },
};
