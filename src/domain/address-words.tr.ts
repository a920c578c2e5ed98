import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Lütfen geçerli bir e-posta adresi girin',
  otherLetters:
    'Lütfen @ işaretinden önce yalnızca a–z harfleri bulunan, Türkçe karakter içermeyen bir e-posta adresi girin',
};
