import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Lingua',
  currency: 'Valuta',
  languageAndCurrency: 'Lingua e valuta',
  notKept:
    'Il tuo browser blocca i cookie e non può ricordare la valuta. Potrai sceglierla al momento del pagamento.',
  offer: {
    name: 'Prezzi in un’altra valuta',
    text: (currency) => `Puoi pagare in ${currency}.`,
    show: (currency) => `Mostra i prezzi in ${currency}`,
    close: 'Chiudi',
  },
};
