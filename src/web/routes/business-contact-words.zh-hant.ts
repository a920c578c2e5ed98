import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: '企業方案',
    description: '適合團隊和公司的旅遊 eSIM。索取報價，一個工作天內回覆。',
  },
};
