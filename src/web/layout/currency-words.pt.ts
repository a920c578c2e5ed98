import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Idioma',
  currency: 'Moeda',
  languageAndCurrency: 'Idioma e moeda',
  notKept:
    'Seu navegador bloqueia cookies e não consegue lembrar a moeda. Você pode escolhê-la na hora de pagar.',
  offer: {
    name: 'Preços em outra moeda',
    text: (currency) => `Você pode pagar em ${currency}.`,
    show: (currency) => `Ver preços em ${currency}`,
    close: 'Fechar',
  },
};
