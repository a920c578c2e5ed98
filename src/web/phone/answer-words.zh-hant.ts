import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR、XS 及後續無鎖機型可用。查看您的機型';
    case 'ipad':
      return '支援行動數據的 iPad 也許能用。查看您的機型';
    case 'listed':
      return phone.isSome
        ? spaced`無鎖的${phone.name}可用。查看您的版本`
        : spaced`可以，無鎖的${phone.name}可用`;
    case 'takes':
      return spaced`這款${phone.line}只要無鎖即可用。查看您的版本`;
    case 'takes_none':
      return spaced`這款${phone.line}不支援 eSIM。查看您的機型`;
    case 'android':
      return '這裡無法判斷。查看您的機型';
    case 'no_phone':
      return '查詢旅行時要用的手機';
  }
};
