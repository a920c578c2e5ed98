import type * as source from './money-words.ts';

export { DECIMAL, inMoney, THOUSANDS } from './money-words.ts';

/** Before '払い', as every method's name reads. */
export const CARD: string = 'カード';

/** 'カード払い'. */
export const by: typeof source.by = (method) => `${method}払い`;

/** '$3.37（カード払い）'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged}（${method}払い）`;

/** '20%割引（このプランでは最大$0.57）'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised}割引（このプランでは最大${most}）`;
