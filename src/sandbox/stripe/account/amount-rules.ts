import { isPaidWhole, LEAST_AT_STRIPE, shownAmount, unitsIn } from '../../core/currencies.ts';
import type { Account } from './account.ts';
import { converted, SETTLED_IN } from './conversion.ts';
import { invalid } from './failure.ts';

const LARGEST = 99_999_999;

/** As Stripe writes them: 'usd'. */
export const CURRENCIES = [...LEAST_AT_STRIPE.keys()].map((code) => code.toLowerCase());

const leastOf = (currency: string) => LEAST_AT_STRIPE.get(currency.toUpperCase()) ?? 0;

/** Throws if the amount (in the smallest unit) is too small or too large for the currency. */
export function checkAmount(account: Account, amount: number, of: string): void {
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  checkFraction(amount, of);
  const least = leastOf(of);
  if (amount < least)
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
function checkConverted(account: Account, amount: number, of: string): void {
  const booked = converted(account, amount, of).amount;
  const least = leastOf(SETTLED_IN);
  if (booked >= least) return;
  throw invalid(
    `Amount must convert to at least ${least} cents. ${shownAmount(amount, of)} converts to approximately ${shownAmount(booked, SETTLED_IN)}.`,
    'amount',
    'amount_too_small',
  );
}
