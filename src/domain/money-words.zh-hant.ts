import { spaced } from './language-words.zh-hant.ts';
import { inMoney as inEnglish } from './money-words.ts';
import type * as source from './money-words.ts';

export { DECIMAL, THOUSANDS } from './money-words.ts';

/** 'US$1,017.63': '$' alone is the dollar of Taiwan there. */
export const inMoney: typeof source.inMoney = (sign, amount) =>
  inEnglish(sign === '$' ? 'US$' : sign, amount);

/** Before '付款', as every method's name reads. */
export const CARD: string = '信用卡';

/** '信用卡付款', 'PayPal 付款'. */
export const by: typeof source.by = (method) => spaced`${method}付款`;

/** 'US$3.37（信用卡付款）'. */
export const withMethod: typeof source.withMethod = (charged, method) => spaced`${charged}（${method}付款）`;

/** '優惠 20%（此方案最多優惠 US$0.57）'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `優惠 ${promised}（此方案最多優惠 ${most}）`;
