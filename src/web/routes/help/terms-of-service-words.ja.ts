import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: '利用規約',
    description: '販売内容、お支払い、お届け、返金の仕組みと、互いの義務について。',
  },
  title: '利用規約',
  lead: '販売内容とその仕組み、問題が起きた場合の対応、お客様にお願いすることについて。',
};
