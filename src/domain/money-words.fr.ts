import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '\u202F';

/** '1 017,63 $'. */
export const inMoney: typeof source.inMoney = (sign, amount) => `${amount}\u00A0${sign}`;

export const CARD: string = 'carte';

/** 'par carte', 'avec PayPal'. */
export const by: typeof source.by = (method) => (method === CARD ? `par ${method}` : `avec ${method}`);

/** '3,37 $ avec Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

/** 'Réduction de 20 %, dans la limite de 0,57 $ sur ce forfait'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `Réduction de ${promised}, dans la limite de ${most} sur ce forfait`;
