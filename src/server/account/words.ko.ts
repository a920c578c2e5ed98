import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: '이 계정에는 아직 비밀번호가 없어요',
  signInFirst: '먼저 로그인해 주세요',
  otherAccount: '다른 계정의 링크예요',
};
