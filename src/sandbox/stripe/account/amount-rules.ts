import { isPaidWhole, shownAmount, unitsIn } from '../../core/currencies.ts';
import type { Account } from './account.ts';
import { converted, SETTLED_IN } from './conversion.ts';
import { invalid } from './failure.ts';

/** Stripe's least amount in each currency that the sandbox plays, in its smallest unit; null where Stripe lists none. */
const LEAST = {
  usd: 50,
  eur: 50,
  gbp: 30,
  chf: 50,
  sek: 300,
  nok: 300,
  dkk: 250,
  pln: 200,
  czk: 1500,
  huf: 175_00,
  try: null,
  jpy: 50,
  krw: 50,
  twd: null,
  hkd: 400,
  sgd: 50,
  thb: 1000,
  aud: 50,
  nzd: 50,
  cad: 50,
  mxn: 1000,
  brl: 50,
  inr: 50,
  aed: 200,
  ils: 50,
  zar: 50,
};
const LARGEST = 99_999_999;

export type Currency = keyof typeof LEAST;
export const CURRENCIES = Object.keys(LEAST) as Currency[];

/** Throws if the amount (in the smallest unit) is too small or too large for the currency. */
export function checkAmount(account: Account, amount: number, of: Currency): void {
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  checkFraction(amount, of);
  const least = LEAST[of];
  if (least !== null && amount < least)
    throw invalid(`Amount must be at least ${shownAmount(least, of)} ${of}`, 'amount', 'amount_too_small');
  checkConverted(account, amount, of);
  if (amount > LARGEST)
    throw invalid(`Amount must be no more than ${shownAmount(LARGEST, of)}`, 'amount', 'amount_too_large');
}

/**
 * Refuses fractions of a forint or a Taiwan dollar, in the words that Stripe has for the Icelandic króna. In life Stripe charges
 * them and wants whole ones in payouts alone; but no bank shows them, and PayPal refuses them.
 */
export function checkFraction(amount: number, currency: string): void {
  if (!isPaidWhole(currency) || amount % unitsIn(currency) === 0) return;
  throw invalid(
    `Invalid amount. Currency ${currency.toUpperCase()} has become effectively zero-decimal and charged amounts must be evenly divisible by 100. See https://stripe.com/docs/currencies#special-cases for more information.`,
    'amount',
    'invalid_charge_amount_no_decimal_compatible',
  );
}

/** What has to be converted must reach the least amount of the account's currency. */
function checkConverted(account: Account, amount: number, of: Currency): void {
  const booked = converted(account, amount, of).amount;
  const least = LEAST[SETTLED_IN];
  if (booked >= least) return;
  throw invalid(
    `Amount must convert to at least ${least} cents. ${shownAmount(amount, of)} converts to approximately ${shownAmount(booked, SETTLED_IN)}.`,
    'amount',
    'amount_too_small',
  );
}
