import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: '환불 정책',
    description: '환불받을 수 있는 경우, 요청하는 방법, 걸리는 시간을 설명합니다.',
  },
  title: '환불 정책',
  lead: '환불받을 수 있는 경우, 요청하는 방법, 걸리는 시간을 설명합니다.',
};
