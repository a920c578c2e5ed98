import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Język',
  currency: 'Waluta',
  languageAndCurrency: 'Język i waluta',
  notKept: 'Twoja przeglądarka blokuje pliki cookie i nie zapamięta waluty. Możesz ją wybrać przy płatności.',
  offer: {
    name: 'Ceny w innej walucie',
    text: (currency) => `Możesz zapłacić w ${currency}.`,
    show: (currency) => `Pokaż ceny w ${currency}`,
    close: 'Zamknij',
  },
};
