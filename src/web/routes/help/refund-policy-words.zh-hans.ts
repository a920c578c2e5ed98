import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: '退款政策',
    description: '何时可以退款，如何申请，需要多长时间。',
  },
  title: '退款政策',
  lead: '何时可以退款，如何申请，需要多长时间。',
};
