import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Idioma',
  currency: 'Moneda',
  languageAndCurrency: 'Idioma y moneda',
  notKept: 'Tu navegador bloquea las cookies y no puede recordar la moneda. Podrás elegirla al pagar.',
  offer: {
    name: 'Precios en otra moneda',
    text: (currency) => `Puedes pagar en ${currency}.`,
    show: (currency) => `Ver precios en ${currency}`,
    close: 'Cerrar',
  },
};
