import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Langue',
  currency: 'Devise',
  languageAndCurrency: 'Langue et devise',
  notKept:
    'Votre navigateur bloque les cookies et ne peut pas retenir de devise. Vous pourrez en choisir une au moment de payer.',
  offer: {
    name: 'Prix dans une autre devise',
    text: (currency) => `Vous pouvez payer en ${currency}.`,
    show: (currency) => `Voir les prix en ${currency}`,
    close: 'Fermer',
  },
};
