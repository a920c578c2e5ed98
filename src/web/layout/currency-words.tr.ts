import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Dil',
  currency: 'Para birimi',
  languageAndCurrency: 'Dil ve para birimi',
  notKept:
    'Tarayıcınız çerezleri engellediği için para birimini hatırlayamıyor. Ödeme yaparken birini seçebilirsiniz.',
  offer: {
    name: 'Başka bir para biriminde fiyatlar',
    text: (currency) => `${currency} ile ödeyebilirsiniz.`,
    show: (currency) => `Fiyatları ${currency} olarak göster`,
    close: 'Kapat',
  },
};
