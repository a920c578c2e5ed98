import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: '解除契約',
    description: '在法律賦予消費者的期限內，解除訂單的契約。',
  },
};
