import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: '회사 소개',
    description: '어떤 회사가 eSIM을 판매하고, 어떻게 일하며, 무엇을 중요하게 생각하는지 알려 드려요.',
  },
  title: (brand) => `${brand} 소개`,
  lead: '저희가 누구인지, 무엇을 판매하고, 어떻게 일하는지 알려 드려요.',
};
