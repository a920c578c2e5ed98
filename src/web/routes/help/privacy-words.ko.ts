import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: '개인정보 처리방침',
    description: '저장하는 정보와 그 이유, 보관 기간, 정보를 볼 수 있는 곳을 설명합니다.',
  },
  title: '개인정보 처리방침',
  lead: '저장하는 정보와 그 이유, 보관 기간, 고객이 요청할 수 있는 것을 설명합니다.',
};
