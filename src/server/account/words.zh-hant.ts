import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: '此帳號還沒有密碼',
  signInFirst: '請先登入',
  otherAccount: '此連結屬於另一個帳號',
};
