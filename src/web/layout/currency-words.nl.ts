import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Taal',
  currency: 'Valuta',
  languageAndCurrency: 'Taal en valuta',
  notKept:
    'Je browser blokkeert cookies en kan je valuta niet onthouden. Bij het betalen kun je er een kiezen.',
  offer: {
    name: 'Prijzen in een andere valuta',
    text: (currency) => `Je kunt betalen in ${currency}.`,
    show: (currency) => `Prijzen in ${currency} tonen`,
    close: 'Sluiten',
  },
};
