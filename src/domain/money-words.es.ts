import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '.';

/** '1.017,63 US$': '$' alone is a peso in many countries that speak Spanish. */
export const inMoney: typeof source.inMoney = (sign, amount) =>
  `${amount}\u00A0${sign === '$' ? 'US$' : sign}`;

export const CARD: string = 'tarjeta';

export const by: typeof source.by = (method) => `con ${method}`;

/** '3,37 US$ con Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} con ${method}`;

/** '20 % de descuento, hasta 0,57 US$ en este plan'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} de descuento, hasta ${most} en este plan`;
