import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: '服务条款',
    description: '你在这里购买什么，付款、交付和退款如何进行，以及双方的义务。',
  },
  title: '服务条款',
  lead: '你购买的是什么，如何使用，出了问题怎么办，以及我们对你的要求。',
};
