import { prefixed } from './language-words.he.ts';
import { inMoney as inEnglish } from './money-words.ts';
import type * as source from './money-words.ts';

export { DECIMAL, THOUSANDS } from './money-words.ts';

/** Isolated, as all numbers with a sign. */
export const inMoney: typeof source.inMoney = (sign, amount) =>
  `\u2066${inEnglish(sign === 'ILS' ? '₪' : sign, amount)}\u2069`;

export const CARD: string = 'כרטיס';

/** 'בכרטיס', 'ב-PayPal'. */
export const by: typeof source.by = (method) => prefixed('ב', method);

export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} הנחה, עד ${most} בחבילה הזו`;
