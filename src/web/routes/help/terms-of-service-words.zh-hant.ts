import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: '服務條款',
    description: '您在這裡購買什麼，付款、交付和退款如何進行，以及雙方的義務。',
  },
  title: '服務條款',
  lead: '您購買的是什麼、如何使用、出了問題怎麼辦，以及我們對您的要求。',
};
