import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: '注文の進み具合',
  states: { done: '完了', now: '進行中', next: 'これから', failed: '不成立' },
  payment: '支払い',
  paid: '支払い済み',
  ordering: '手配中',
  ordered: '手配済み',
  ready: { eSIM: '準備完了', plan: '追加済み' },
  ended: {
    undelivered: { eSIM: 'お届け不可', plan: '追加不可' },
    withdrawn: { eSIM: '撤回済み', plan: '撤回済み' },
    returned_by_you: { eSIM: '返品済み', plan: '返品済み' },
    returned_by_us: { eSIM: '当店が終了', plan: '当店が終了' },
  },
  endedSomehow: '終了',
  returning: '返金中',
  returned: '返金済み',
};
