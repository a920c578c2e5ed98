/** The reader's choice among the currencies of the shop. */
export const CURRENCY_COOKIE = 'simport_currency';
