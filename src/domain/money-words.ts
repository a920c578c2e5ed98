/** The sign before decimals. */
export const DECIMAL = '.';

/** The sign between thousands. */
export const THOUSANDS = ',';

/**
 * '$1,017.63', 'CHF 12.60'
 * @param sign as in `CURRENCIES`
 * @param amount with {@link THOUSANDS} and {@link DECIMAL}
 */
export const inMoney = (sign: string, amount: string) =>
  /[A-Z]$/.test(sign) ? `${sign}\u00A0${amount}` : `${sign}${amount}`;

/** The way to pay of a price, after 'with'. */
export const CARD = 'card';

/** 'with card': beside a price. */
export const by = (method: string) => `with ${method}`;

/** '$3.37 with Apple Pay (Visa 4242)'. */
export const withMethod = (charged: string, method: string) => `${charged} with ${method}`;

/** '20% off, up to $0.57 on this plan': a code promises more than the plan's price allows. */
export const cappedOff = (promised: string, most: string) => `${promised} off, up to ${most} on this plan`;
