import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: '正しいメールアドレスを入力してください',
  otherLetters: '@の前が半角英字（a〜z）のメールアドレスを使ってください',
};
