import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: '退款政策',
    description: '何時可以退款、如何申請、需要多久。',
  },
  title: '退款政策',
  lead: '何時可以退款、如何申請、需要多久。',
};
