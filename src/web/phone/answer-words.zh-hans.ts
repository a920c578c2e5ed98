import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR、XS 及更新的无锁机型可用。查看你的机型';
    case 'ipad':
      return '支持蜂窝网络的 iPad 可能可用。查看你的机型';
    case 'listed':
      return phone.isSome
        ? spaced`无锁的${phone.name}可用。查看你的版本`
        : spaced`可以，无锁的${phone.name}可用`;
    case 'takes':
      return spaced`这款${phone.line}只要无锁即可用。查看你的版本`;
    case 'takes_none':
      return spaced`这款${phone.line}不支持 eSIM。查看你的机型`;
    case 'android':
      return '我们无法在此判断。查看你的机型';
    case 'no_phone':
      return '查询旅行时要用的手机';
  }
};
