import { inMoney as inEnglish } from './money-words.ts';
import type * as source from './money-words.ts';

export { DECIMAL, THOUSANDS } from './money-words.ts';

/** Isolated: after an Arabic letter, the sign would stand behind its number. */
export const inMoney: typeof source.inMoney = (sign, amount) => `\u2066${inEnglish(sign, amount)}\u2069`;

export const CARD: string = 'البطاقة';

/** 'بالبطاقة', 'عبر PayPal'. */
export const by: typeof source.by = (method) => (method === CARD ? 'بالبطاقة' : `عبر ${method}`);

export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `خصم ${promised}، وبحد أقصى ${most} على هذه الباقة`;
