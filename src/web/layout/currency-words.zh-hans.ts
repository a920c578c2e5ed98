import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: '语言',
  currency: '货币',
  languageAndCurrency: '语言和货币',
  notKept: '你的浏览器阻止了 Cookie，无法记住你选的货币。付款时可以再选。',
  offer: {
    name: '以其他货币显示价格',
    text: (currency) => `你可以用 ${currency} 付款。`,
    show: (currency) => `以 ${currency} 显示价格`,
    close: '关闭',
  },
};
