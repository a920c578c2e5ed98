import { byMethod } from '../checkout/payment-method.ts';
import { spaced } from '../language-words.zh-hans.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => spaced`我们目前无法接受${name}付款。请用银行卡付款。`),
  sales: '我们暂停销售，很快恢复。你已有的 eSIM 可以继续使用。请稍后再来。',
  card: '我们目前无法接受银行卡付款。请使用其他付款方式，或稍后再来。',
  wallets: '我们目前无法接受 Apple Pay、Google Pay 或 Link 付款。请使用其他付款方式。',
  top_ups: '加流量服务暂停，很快恢复。你的 eSIM 可以继续使用。请稍后再试。',
  refunds: '目前退款比平时稍慢。你的退款已登记，会自动退回。',
};
