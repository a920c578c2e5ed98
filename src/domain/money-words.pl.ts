import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '\u00A0';

/** '1 017,63 $'. */
export const inMoney: typeof source.inMoney = (sign, amount) =>
  `${amount}\u00A0${sign === 'PLN' ? 'zł' : sign}`;

export const CARD: string = 'Karta';

/** The instrumental: 'kartą', 'kartą Visa z końcówką 4242', 'przez PayPal'. */
export const by: typeof source.by = (method) => {
  if (method === CARD) return 'kartą';
  return method.includes(' z końcówką ') ? `kartą ${method.replace(/^Karta /, '')}` : `przez ${method}`;
};

/** '3,37 $ przez Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

/** 'Rabat 20%, na ten pakiet do 0,57 $'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `Rabat ${promised}, na ten pakiet do ${most}`;
