import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: '返金ポリシー',
    description: '返金を受けられる場合、申請の方法、かかる期間について。',
  },
  title: '返金ポリシー',
  lead: '返金を受けられる場合、申請の方法、かかる期間について。',
};
