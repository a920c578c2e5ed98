import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: '請輸入有效的電子信箱',
  otherLetters: '請使用 @ 前面只有一般英文字母（a 至 z）的電子信箱',
};
