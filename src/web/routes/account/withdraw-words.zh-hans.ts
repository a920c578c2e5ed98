import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: '撤回合同',
    description: '在法律赋予消费者的期限内，撤回订单的合同。',
  },
};
