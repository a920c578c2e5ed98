import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '.';

/** '$ 1.017,63'. */
export const inMoney: typeof source.inMoney = (sign, amount) => `${sign}\u00A0${amount}`;

export const CARD: string = 'kaart';

/** 'met kaart', 'met PayPal'. */
export const by: typeof source.by = (method) => `met ${method}`;

/** '$ 3,37 met Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} met ${method}`;

/** '20% korting, op deze bundel hoogstens $ 0,57'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} korting, op deze bundel hoogstens ${most}`;
