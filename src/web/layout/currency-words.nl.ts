import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Taal',
  currency: 'Valuta',
  languageAndCurrency: 'Taal en valuta',
  notKept: 'Je browser blokkeert cookies en kan geen valuta onthouden. Bij het betalen kun je er een kiezen.',
  offer: {
    name: 'Prijzen in een andere valuta',
    text: (currency) => `Je kunt betalen in ${currency}.`,
    show: (currency) => `Toon prijzen in ${currency}`,
    close: 'Sluiten',
  },
};
