import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: '言語',
  currency: '通貨',
  languageAndCurrency: '言語と通貨',
  notKept: 'ブラウザがCookieをブロックしているため、通貨を保存できません。お支払いの際に選べます。',
  offer: {
    name: 'ほかの通貨での料金',
    text: (currency) => `${currency}でお支払いいただけます。`,
    show: (currency) => `料金を${currency}で表示`,
    close: '閉じる',
  },
};
