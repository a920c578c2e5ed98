import { CURRENCIES, isCurrency } from '../currencies.ts';
import { type BasisPoints, divideHalfUp, type Minor, type Money, ofMinor } from '../money.ts';

/** A price that contains a tax, and its parts. */
interface TaxSplit {
  net: Money;
  tax: Money;
}

/** The tax in an amount that contains it, in whole units of what can be charged: forints have no decimals. */
function taxIn({ amount, currency }: Money, rateBp: BasisPoints): Minor {
  const step = isCurrency(currency) ? CURRENCIES[currency].step : 1;
  return divideHalfUp(amount * rateBp, (10_000 + rateBp) * step) * step;
}

/** Splits an amount that contains a tax. Both parts add up to it. */
export function splitTax(total: Money, rateBp: BasisPoints): TaxSplit {
  const tax = taxIn(total, rateBp);
  const { amount, currency } = total;
  return { net: ofMinor(amount - tax, currency), tax: ofMinor(tax, currency) };
}

/**
 * The same for a part of a payment that is given back. Parts that add up to the payment have taxes that add up to its tax, to the
 * cent.
 * @param before what was given back before it
 */
export function splitPart(part: Money, before: Minor, rateBp: BasisPoints): TaxSplit {
  const { amount, currency } = part;
  const tax = taxIn(ofMinor(before + amount, currency), rateBp) - taxIn(ofMinor(before, currency), rateBp);
  return { net: ofMinor(amount - tax, currency), tax: ofMinor(tax, currency) };
}
