/** What a currency needs beside its code (ISO 4217). */
interface CurrencyFacts {
  /** Stands for it in prices. A code where the sign would be ambiguous, as 'kr' is. */
  sign: string;
  /** Decimals of its amounts, by ISO 4217. */
  digits: 0 | 2;
  /**
   * Charges are multiples of this, in minor units. Forints and Taiwan dollars have decimals on paper, but PayPal refuses them, and
   * Stripe pays out whole ones alone: https://docs.stripe.com/currencies#special-cases
   */
  step: 1 | 100;
  /** The fixed part of a processing fee, in minor units: what PayPal keeps of a payment, or about as much. */
  feeEach: number;
  /**
   * The least that the shop charges: what Stripe takes, or about half a dollar where it has no such row:
   * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
   */
  leastCharge: number;
  /** Whether PayPal takes it, from accounts in any country: https://developer.paypal.com/docs/reports/reference/paypal-supported-currencies/ */
  paypal: boolean;
}

const TABLE = {
  USD: { sign: '$', digits: 2, step: 1, feeEach: 30, leastCharge: 50, paypal: true },
  EUR: { sign: '€', digits: 2, step: 1, feeEach: 35, leastCharge: 50, paypal: true },
  GBP: { sign: '£', digits: 2, step: 1, feeEach: 30, leastCharge: 30, paypal: true },
  CHF: { sign: 'CHF', digits: 2, step: 1, feeEach: 55, leastCharge: 50, paypal: true },
  SEK: { sign: 'SEK', digits: 2, step: 1, feeEach: 325, leastCharge: 300, paypal: true },
  NOK: { sign: 'NOK', digits: 2, step: 1, feeEach: 280, leastCharge: 300, paypal: true },
  DKK: { sign: 'DKK', digits: 2, step: 1, feeEach: 260, leastCharge: 250, paypal: true },
  PLN: { sign: 'PLN', digits: 2, step: 1, feeEach: 135, leastCharge: 200, paypal: true },
  CZK: { sign: 'CZK', digits: 2, step: 1, feeEach: 1000, leastCharge: 1500, paypal: true },
  HUF: { sign: 'HUF', digits: 2, step: 100, feeEach: 9000, leastCharge: 17_500, paypal: true },
  TRY: { sign: '₺', digits: 2, step: 1, feeEach: 1200, leastCharge: 2500, paypal: false },
  JPY: { sign: '¥', digits: 0, step: 1, feeEach: 40, leastCharge: 50, paypal: true },
  KRW: { sign: '₩', digits: 0, step: 1, feeEach: 400, leastCharge: 1000, paypal: false },
  TWD: { sign: 'NT$', digits: 2, step: 100, feeEach: 1000, leastCharge: 2000, paypal: true },
  HKD: { sign: 'HK$', digits: 2, step: 1, feeEach: 235, leastCharge: 400, paypal: true },
  SGD: { sign: 'S$', digits: 2, step: 1, feeEach: 50, leastCharge: 50, paypal: true },
  THB: { sign: 'THB', digits: 2, step: 1, feeEach: 1100, leastCharge: 2000, paypal: true },
  AUD: { sign: 'A$', digits: 2, step: 1, feeEach: 30, leastCharge: 50, paypal: true },
  NZD: { sign: 'NZ$', digits: 2, step: 1, feeEach: 45, leastCharge: 50, paypal: true },
  CAD: { sign: 'CA$', digits: 2, step: 1, feeEach: 30, leastCharge: 50, paypal: true },
  MXN: { sign: 'MX$', digits: 2, step: 1, feeEach: 400, leastCharge: 1000, paypal: true },
  BRL: { sign: 'R$', digits: 2, step: 1, feeEach: 60, leastCharge: 300, paypal: false },
  INR: { sign: '₹', digits: 2, step: 1, feeEach: 2500, leastCharge: 5000, paypal: false },
  AED: { sign: 'AED', digits: 2, step: 1, feeEach: 110, leastCharge: 200, paypal: false },
  ILS: { sign: 'ILS', digits: 2, step: 1, feeEach: 120, leastCharge: 200, paypal: true },
  ZAR: { sign: 'ZAR', digits: 2, step: 1, feeEach: 500, leastCharge: 1000, paypal: false },
} as const satisfies Record<string, CurrencyFacts>;

/** A currency in which the shop can sell. */
export type Currency = keyof typeof TABLE;

export const CURRENCIES: Record<Currency, CurrencyFacts> = TABLE;
export const CURRENCY_CODES = Object.keys(TABLE) as [Currency, ...Currency[]];

/** Price rules, wholesale prices and limits are in it, and so are the prices at `/`. Local prices are made from it. */
export const BASE_CURRENCY = 'USD' satisfies Currency;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(TABLE, code);
}
