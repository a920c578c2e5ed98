import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: '비밀번호',
  confirm: '비밀번호 확인',
  show: (label) => `${label} 표시`,
  hide: (label) => `${label} 숨기기`,
};

export const verificationWords: typeof source.verificationWords = {
  send: '인증 이메일 보내기',
  sent: '인증 이메일을 보냈어요. 받은편지함을 확인해 주세요.',
};
