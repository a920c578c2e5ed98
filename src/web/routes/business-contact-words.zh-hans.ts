import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: '企业方案',
    description: '面向团队和公司的旅行 eSIM。获取报价，一个工作日内回复。',
  },
};
