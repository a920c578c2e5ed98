/** What the processors know of a currency. */
interface Facts {
  /** How many of its smallest units make one, as card processors count: a hundred unless said otherwise. */
  units?: 1;
  /** Nobody pays fractions of it, although card processors may count in hundredths. */
  isWhole?: true;
  /** Stripe's least amount, in its smallest unit; null where Stripe lists none, left out where the sandbox does not play it. */
  stripe?: number | null;
  /** The fixed part of PayPal's fee, in its smallest unit; left out if PayPal does not take it from accounts of any country. */
  paypal?: number;
  /** How much of it a euro buys at first, if the central bank has no rate: card processors convert it all the same. */
  perEuro?: number;
}

const TABLE: Readonly<Record<string, Facts>> = {
  USD: { stripe: 50, paypal: 49 },
  EUR: { stripe: 50, paypal: 39 },
  GBP: { stripe: 30, paypal: 39 },
  CHF: { stripe: 50, paypal: 49 },
  SEK: { stripe: 300, paypal: 409 },
  NOK: { stripe: 300, paypal: 390 },
  DKK: { stripe: 250, paypal: 290 },
  PLN: { stripe: 200, paypal: 189 },
  CZK: { stripe: 1500, paypal: 900 },
  HUF: { isWhole: true, stripe: 175_00, paypal: 149_00 },
  TRY: { stripe: null },
  JPY: { units: 1, isWhole: true, stripe: 50, paypal: 49 },
  KRW: { units: 1, isWhole: true, stripe: 50 },
  TWD: { isWhole: true, stripe: null, paypal: 14_00, perEuro: 36.2 },
  HKD: { stripe: 400, paypal: 379 },
  SGD: { stripe: 50, paypal: 69 },
  THB: { stripe: 1000, paypal: 15_00 },
  AUD: { stripe: 50, paypal: 59 },
  NZD: { stripe: 50, paypal: 69 },
  CAD: { stripe: 50, paypal: 59 },
  MXN: { stripe: 1000, paypal: 900 },
  BRL: { stripe: 50 },
  INR: { stripe: 50 },
  AED: { stripe: 200, perEuro: 4.26 },
  ILS: { stripe: 50, paypal: 160 },
  ZAR: { stripe: 50 },
  PHP: { paypal: 25_00 },
};

/** How much a euro buys at first of those for which the central bank has no rate. */
export const UNPUBLISHED: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(TABLE).flatMap(([code, { perEuro }]) => (perEuro === undefined ? [] : [[code, perEuro]])),
);

/** Stripe's least amounts, by the code in capitals, in smallest units; null where it lists none. */
export const LEAST_AT_STRIPE: ReadonlyMap<string, number | null> = new Map(
  Object.entries(TABLE).flatMap(([code, { stripe }]) => (stripe === undefined ? [] : [[code, stripe]])),
);

/** The fixed parts of PayPal's fee, by the code in capitals, in smallest units. */
export const FEES_AT_PAYPAL: ReadonlyMap<string, number> = new Map(
  Object.entries(TABLE).flatMap(([code, { paypal }]) => (paypal === undefined ? [] : [[code, paypal]])),
);

/** How many of its smallest units make one of the currency: 100 cents, 1 yen. */
export function unitsIn(currency: string): number {
  return TABLE[currency.toUpperCase()]?.units ?? 100;
}

/** Whether amounts of the currency have no decimals. */
export function isPaidWhole(currency: string): boolean {
  return TABLE[currency.toUpperCase()]?.isWhole ?? false;
}

/** '12.34', or '1500' where nobody pays fractions, for an amount in the smallest unit. */
export function decimal(amount: number, currency: string): string {
  return (amount / unitsIn(currency)).toFixed(digitsOf(currency));
}

/** '$12.34', '¥1,500' and 'HUF 4,900' (with a space that does not break) for an amount in the smallest unit. */
export function shownAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount / unitsIn(currency));
}

function digitsOf(currency: string): number {
  return isPaidWhole(currency) ? 0 : 2;
}
