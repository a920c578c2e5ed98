import { prefixed } from './language-words.he.ts';
import type * as source from './money-words.ts';

export { THOUSANDS } from './money-words.ts';

/** Isolated, as all numbers with a sign. */
export const inDollars: typeof source.inDollars = (whole, cents) => `\u2066$${whole}.${cents}\u2069`;

export const CARD: string = 'כרטיס';

/** 'בכרטיס', 'ב-PayPal'. */
export const by: typeof source.by = (method) => prefixed('ב', method);

export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} הנחה, עד ${most} בחבילה הזו`;
