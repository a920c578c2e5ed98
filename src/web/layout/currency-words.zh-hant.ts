import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: '語言',
  currency: '幣別',
  languageAndCurrency: '語言和幣別',
  notKept: '您的瀏覽器封鎖了 Cookie，無法記住您選的幣別。付款時可以再選。',
  offer: {
    name: '以其他幣別顯示價格',
    text: (currency) => `您可以用 ${currency} 付款。`,
    show: (currency) => `以 ${currency} 顯示價格`,
    close: '關閉',
  },
};
