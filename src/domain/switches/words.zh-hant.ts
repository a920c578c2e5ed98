import { byMethod } from '../checkout/payment-method.ts';
import { spaced } from '../language-words.zh-hant.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => spaced`我們目前無法接受${name}付款。請用信用卡付款。`),
  sales: '我們暫停銷售，很快就會恢復。您現有的 eSIM 可以繼續使用。請稍後再來。',
  card: '我們目前無法接受信用卡付款。請使用其他付款方式，或稍後再來。',
  wallets: '我們目前無法接受 Apple Pay、Google Pay 或 Link 付款。請使用其他付款方式。',
  top_ups: '加購數據暫停服務，很快就會恢復。您的 eSIM 可以繼續使用。請稍後再試。',
  refunds: '目前退款比平常稍慢。您的退款已登記，會自動退還給您。',
};
