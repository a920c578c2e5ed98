import type { Money } from '../account/state.ts';
import { invalid, unprocessable } from './failure.ts';

/** Currencies the account accepts; all have cents. */
export const CURRENCIES = ['USD', 'EUR', 'GBP'];

/**
 * Reads `{currency_code, value}` at the JSON pointer `field`; the value comes back with two decimals.
 * Throws what PayPal answers: 400 for a wrong shape, 422 for an unknown currency, a third decimal or, unless
 * `mayBeZero`, nothing to pay.
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
    throw unprocessable('INVALID_CURRENCY_CODE', { field: `${field}/currency_code`, value: currency });
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

/** The amount in cents. */
export function cents({ value }: Money): number {
  return Math.round(Number(value) * 100);
}

/** Cents in PayPal's format. */
export function money(amount: number, currency: string): Money {
  return { currency_code: currency, value: (amount / 100).toFixed(2) };
}

/** PayPal's fee for a payment, a fixed part and a percentage, in cents. */
export function fee(amount: number): number {
  return Math.min(amount, Math.round(amount * 0.0349) + 49);
}
