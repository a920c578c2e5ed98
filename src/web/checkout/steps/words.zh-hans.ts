import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: '订单进度',
  states: { done: '已完成', now: '进行中', next: '待进行', failed: '未成功' },
  payment: '付款',
  paid: '已付款',
  ordering: '订购中',
  ordered: '已订购',
  ready: { eSIM: '已就绪', plan: '已添加' },
  ended: {
    undelivered: { eSIM: '未交付', plan: '未添加' },
    withdrawn: { eSIM: '已撤回', plan: '已撤回' },
    returned_by_you: { eSIM: '已退订', plan: '已退订' },
    returned_by_us: { eSIM: '由我们取消', plan: '由我们取消' },
  },
  endedSomehow: '已结束',
  returning: '退款中',
  returned: '已退款',
};
