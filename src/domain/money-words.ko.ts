import { josa } from './language-words.ko.ts';
import type * as source from './money-words.ts';

export { DECIMAL, inMoney, THOUSANDS } from './money-words.ts';

export const CARD: string = '카드';

/** '카드 결제'. */
export const by: typeof source.by = (method) => `${method} 결제`;

/** '카드로 $3.37'. */
export const withMethod: typeof source.withMethod = (charged, method) =>
  `${josa(method, '으로/로')} ${charged}`;

/** '20% 할인(이 요금제는 최대 $0.57)'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} 할인(이 요금제는 최대 ${most})`;
