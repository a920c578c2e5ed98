import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: '내 휴대폰에서 되나요?',
  check: '내 기종 확인',
};
