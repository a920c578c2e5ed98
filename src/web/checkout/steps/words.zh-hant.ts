import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: '訂單進度',
  states: { done: '已完成', now: '進行中', next: '尚未開始', failed: '未成功' },
  payment: '付款',
  paid: '已付款',
  ordering: '訂購中',
  ordered: '已訂購',
  ready: { eSIM: '準備好了', plan: '已加入' },
  ended: {
    undelivered: { eSIM: '未交付', plan: '未加入' },
    withdrawn: { eSIM: '已解除契約', plan: '已解除契約' },
    returned_by_you: { eSIM: '已退訂', plan: '已退訂' },
    returned_by_us: { eSIM: '已由我們取消', plan: '已由我們取消' },
  },
  endedSomehow: '已結束',
  returning: '退款中',
  returned: '已退款',
};
