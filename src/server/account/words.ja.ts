import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'このアカウントにはまだパスワードがありません',
  signInFirst: '先にログインしてください',
  otherAccount: 'このリンクは別のアカウントのものです',
};
