import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '.';

/** '1.017,63 $'. */
export const inMoney: typeof source.inMoney = (sign, amount) => `${amount}\u00A0${sign}`;

/** After 'per', as every method's name reads. */
export const CARD: string = 'Karte';

/** 'per Karte'. */
export const by: typeof source.by = (method) => `per ${method}`;

/** '3,37 $ per Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} per ${method}`;

/** '20 % Rabatt, bei diesem Tarif höchstens 0,57 $'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} Rabatt, bei diesem Tarif höchstens ${most}`;
