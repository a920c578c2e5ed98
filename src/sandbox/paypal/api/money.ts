import { decimal, FEES_AT_PAYPAL, isPaidWhole, unitsIn } from '../../core/currencies.ts';
import type { Money } from '../account/state.ts';
import { invalid, unprocessable } from './failure.ts';

/** PayPal knows BRL, CNY, INR and MYR, too, but only where the account's country has them. */
export const CURRENCIES = [...FEES_AT_PAYPAL.keys()];
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));

/**
 * Reads `{currency_code, value}` at the JSON pointer `field`; the value comes back as PayPal writes it.
 * Throws what PayPal answers: 400 for a wrong shape, 422 for a currency that it does not take, a decimal too many or,
 * unless `mayBeZero`, nothing to pay.
 */
export function readMoney(given: unknown, field: string, mayBeZero = false): Money {
  if (given === undefined || given === null) throw invalid('MISSING_REQUIRED_PARAMETER', field);
  if (typeof given !== 'object') throw invalid('INVALID_PARAMETER_SYNTAX', field, given);
  const { currency_code: currency, value } = given as Partial<Record<keyof Money, unknown>>;
  if (currency === undefined) throw invalid('MISSING_REQUIRED_PARAMETER', `${field}/currency_code`);
  if (typeof currency !== 'string' || currency.length !== 3) {
    throw invalid('INVALID_STRING_LENGTH', `${field}/currency_code`, currency);
  }
  if (value === undefined) throw invalid('MISSING_REQUIRED_PARAMETER', `${field}/value`);
  if (typeof value !== 'string' || !/^-?(\d{1,10}(\.\d+)?|\.\d+)$/.test(value)) {
    throw invalid('INVALID_PARAMETER_SYNTAX', `${field}/value`, value);
  }
  if (!CURRENCIES.includes(currency)) {
    const issue = ISO_CODES.has(currency) ? 'CURRENCY_NOT_SUPPORTED' : 'INVALID_CURRENCY_CODE';
    throw unprocessable(issue, { field: `${field}/currency_code`, value: currency });
  }
  // PayPal's page of currency codes on HUF, JPY and TWD: "This currency does not support decimals. If you pass a decimal amount, an
  // error occurs." Its API description names that error for refunds alone, but orders answer it as well, even for '1500.00'.
  if (isPaidWhole(currency) && value.includes('.')) {
    throw unprocessable('DECIMALS_NOT_SUPPORTED', { field: `${field}/value`, value });
  }
  if (/\.\d{3,}$/.test(value)) {
    throw unprocessable('DECIMAL_PRECISION', { field: `${field}/value`, value });
  }
  const amount = cents({ currency_code: currency, value });
  if (amount < 0 || (amount === 0 && !mayBeZero)) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', { field: `${field}/value`, value });
  }
  return money(amount, currency);
}

/** The amount in the currency's smallest unit: cents, or whole yen. */
export function cents({ currency_code: currency, value }: Money): number {
  return Math.round(Number(value) * unitsIn(currency));
}

/** An amount in the smallest unit, in PayPal's format. */
export function money(amount: number, currency: string): Money {
  return { currency_code: currency, value: decimal(amount, currency) };
}

/**
 * PayPal's fee for a payment, a fixed part and a percentage, in the smallest unit and in the payment's currency: PayPal has a balance
 * in each currency, and converts nothing by itself.
 */
export function fee(amount: number, currency: string): number {
  const least = isPaidWhole(currency) ? unitsIn(currency) : 1;
  const share = Math.round((amount * 0.0349) / least) * least;
  return Math.min(amount, share + (FEES_AT_PAYPAL.get(currency) ?? 0));
}
