import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: '올바른 이메일 주소를 입력해 주세요',
  otherLetters: '@ 앞이 영문자(a~z)로만 된 이메일 주소를 사용해 주세요',
};
