import { spaced } from './language-words.zh-hans.ts';
import type * as source from './money-words.ts';

export { DECIMAL, inMoney, THOUSANDS } from './money-words.ts';

/** Before '付款', as every method's name reads. */
export const CARD: string = '银行卡';

/** '银行卡付款', 'PayPal 付款'. */
export const by: typeof source.by = (method) => spaced`${method}付款`;

/** '$3.37（银行卡付款）'. */
export const withMethod: typeof source.withMethod = (charged, method) => spaced`${charged}（${method}付款）`;

/** '优惠 20%（此套餐最多优惠 $0.57）'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `优惠 ${promised}（此套餐最多优惠 ${most}）`;
