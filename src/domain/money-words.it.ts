import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '.';

/** '1.017,63 $'. */
export const inMoney: typeof source.inMoney = (sign, amount) => `${amount}\u00A0${sign}`;

export const CARD: string = 'carta';

/** 'con carta', 'con PayPal'. */
export const by: typeof source.by = (method) => `con ${method}`;

/** '3,37 $ con Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

/** '20% di sconto, fino a 0,57 $ su questo piano'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} di sconto, fino a ${most} su questo piano`;
