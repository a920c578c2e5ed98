import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: '언어',
  currency: '통화',
  languageAndCurrency: '언어 및 통화',
  notKept: '브라우저가 쿠키를 차단하고 있어 통화를 기억할 수 없습니다. 결제할 때 선택할 수 있습니다.',
  offer: {
    name: '다른 통화로 표시한 가격',
    text: (currency) => `${currency} 결제도 가능합니다.`,
    show: (currency) => `${currency} 가격 보기`,
    close: '닫기',
  },
};
