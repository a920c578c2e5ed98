import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: '기업 고객 안내',
    description: '팀과 회사를 위한 여행용 eSIM이에요. 견적을 요청하면 영업일 기준 1일 이내에 답변해 드려요.',
  },
};
