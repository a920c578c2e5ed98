import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: '请输入有效的邮箱地址',
  otherLetters: '请使用 @ 前面只有普通英文字母（a 至 z）的邮箱地址',
};
