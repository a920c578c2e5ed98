import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '.';

/** '1.017,63 $'. */
export const inMoney: typeof source.inMoney = (sign, amount) => `${amount}\u00A0${sign}`;

export const CARD: string = 'kart';

/** 'kartla', 'PayPal ile'. */
export const by: typeof source.by = (method) => (method === CARD ? 'kartla' : `${method} ile`);

/** 'Apple Pay (Visa 4242) ile 3,37 $': how it is paid stands before the amount. */
export const withMethod: typeof source.withMethod = (charged, method) => `${by(method)} ${charged}`;

/** '%20 indirim, bu pakette en fazla 0,57 $'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} indirim, bu pakette en fazla ${most}`;
