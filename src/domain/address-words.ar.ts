import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'أدخل عنوان بريد إلكتروني صالحًا',
  otherLetters: 'استخدم بريدًا إلكترونيًا لا يحوي قبل علامة @ إلا أحرفًا لاتينية بسيطة (من a إلى z)',
};
