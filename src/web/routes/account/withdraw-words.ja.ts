import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: '契約の撤回',
    description: '消費者に法律で認められた期間内に、注文の契約を撤回できます。',
  },
};
