import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'ليس لهذا الحساب كلمة مرور بعد',
  signInFirst: 'سجّل الدخول أولًا',
  otherAccount: 'هذا الرابط يخص حسابًا آخر',
};
