import type * as source from './money-words.ts';

export const DECIMAL: string = ',';

export const THOUSANDS: string = '.';

/** 'US$ 1.017,63': '$' alone would be read as reais. */
export const inMoney: typeof source.inMoney = (sign, amount) =>
  `${sign === '$' ? 'US$' : sign}\u00A0${amount}`;

export const CARD: string = 'cartão';

/** 'no cartão', 'com PayPal'. */
export const by: typeof source.by = (method) => (method === CARD ? 'no cartão' : `com ${method}`);

/** 'US$ 3,37 com Apple Pay (Visa 4242)'. */
export const withMethod: typeof source.withMethod = (charged, method) => `${charged} ${by(method)}`;

/** '20% de desconto, até US$ 0,57 neste plano'. */
export const cappedOff: typeof source.cappedOff = (promised, most) =>
  `${promised} de desconto, até ${most} neste plano`;
