import { CURRENCIES, isCurrency } from '../currencies.ts';
import { fromDecimal, type Minor, type Money, ofMinor, toDecimal } from '../money.ts';

/**
 * An amount as an operator types it, with comma or point, with or without the currency: '4.50', '4,50 €', '¥450'. Null for what
 * cannot be charged or refunded: nothing, less, or a part of a yen or forint. Null for '1,000' and '1.000' too, which people read
 * in two ways.
 */
export function typedAmount(text: string, currency: string): Money | null {
  const digits = text.replaceAll(/[^\d.,-]/g, '');
  const amount = /^\d+(?:[.,]\d{1,2})?$/.test(digits)
    ? fromDecimal(digits.replace(',', '.'), currency)
    : null;
  return amount && amount.amount > 0 && isChargeable(amount.amount, currency) ? amount : null;
}

/** Whether the currency has such an amount: forints are whole, and so are Taiwan dollars. */
export function isChargeable(amount: Minor, currency: string): boolean {
  return !isCurrency(currency) || amount % CURRENCIES[currency].step === 0;
}

/** An amount to type: '4.50', '450' in yen. */
export function exampleAmount(currency: string): string {
  return toDecimal(ofMinor(450 * (isCurrency(currency) ? CURRENCIES[currency].step : 1), currency));
}
