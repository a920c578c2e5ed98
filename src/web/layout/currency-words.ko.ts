import { josa } from '../../domain/language-words.ko.ts';
import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: '언어',
  currency: '통화',
  languageAndCurrency: '언어 및 통화',
  notKept: '브라우저가 쿠키를 차단해서 통화를 기억할 수 없어요. 결제할 때 선택할 수 있어요.',
  offer: {
    name: '다른 통화로 표시한 가격',
    text: (currency) => `${josa(currency, '으로/로')} 결제할 수 있어요.`,
    show: (currency) => `${currency} 가격 보기`,
    close: '닫기',
  },
};
