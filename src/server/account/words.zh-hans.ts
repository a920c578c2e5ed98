import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: '此账户还没有密码',
  signInFirst: '请先登录',
  otherAccount: '此链接属于另一个账户',
};
