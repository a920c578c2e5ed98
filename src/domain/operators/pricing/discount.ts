import { amountsFor, type FeePolicy, METHODS, takesCurrency } from '../../checkout/payment-method.ts';
import { BASE_CURRENCY, CURRENCIES, type Currency } from '../../currencies.ts';
import { type BasisPoints, divideHalfUp, type Minor, ofMinor } from '../../money.ts';
import { atRate, leastChargeAt, type Rate } from './local-price.ts';
import { feesOf, leastPrice, type Takings } from './price-plan.ts';
import type { PromotionAmounts } from './promotion-schema.ts';

/** A code's reduction: exactly one of the two is a number, the other is null. */
export interface Reduction {
  percent_bp: BasisPoints | null;
  /** In the currency of the price. */
  amount_cents: Minor | null;
  /** Whether it may go below the floor. */
  below_floor: boolean;
}

/** The facts about a priced plan that a code needs. */
export interface Reducible {
  /** In the currency of the rate. */
  price: Minor;
  /** In the base currency. */
  wholesale: Minor;
  /** The least price by its rule in the base currency; null without a minimum margin. */
  floor: Minor | null;
  /** The least price that the wholesaler allows, in the base currency: no code goes below it. Null without one. */
  leastRetail: Minor | null;
  takings: Takings;
  rate: Rate;
}

/**
 * The discount of a code on a plan, in the currency of its price: as much of its share or amount as the floor allows. If the
 * plan's rule has no floor, the margin may not fall below zero. It never leaves less than a processor can charge, or than the
 * wholesaler allows. 0: no discount.
 */
export function discountOn(
  { price, wholesale, floor, leastRetail, takings, rate }: Reducible,
  { below_floor: mayBeBelow, ...promise }: Reduction,
): Minor {
  const off = promisedOn(price, promise, rate);
  const least = mayBeBelow
    ? atRate(leastRetail ?? 0, rate)
    : atRate(floor ?? leastPrice(wholesale, 0, takings, 'none'), rate);
  return Math.max(0, Math.min(off, price - Math.max(least, leastPayable(feesOf(takings), rate))));
}

/**
 * The amount that a code takes off prices in a currency; null if it takes off none there, because nobody set one. It is never
 * converted: a round amount in dollars would be an odd one elsewhere, and another one each day.
 */
export function amountIn(
  { amountCents, amounts }: { amountCents: Minor | null; amounts: PromotionAmounts },
  currency: Currency,
): Minor | null {
  return currency === BASE_CURRENCY ? amountCents : (amounts[currency] ?? null);
}

/** The discount that a code promises, whatever the price allows. */
export function promisedOn(
  price: Minor,
  { percent_bp: share, amount_cents: amount }: Omit<Reduction, 'below_floor'>,
  { currency }: Pick<Rate, 'currency'>,
): Minor {
  const { step } = CURRENCIES[currency];
  return share === null ? (amount ?? 0) : divideHalfUp(price * share, 10_000 * step) * step;
}

/** The least price whose total every payment method can charge. */
export function leastPayable(policy: FeePolicy, rate: Rate): Minor {
  const { currency } = rate;
  const { step } = CURRENCIES[currency];
  const least = leastChargeAt(rate);
  const methods = METHODS.filter((method) => takesCurrency(method, currency));
  const isTooLittle = (price: Minor) =>
    methods.some((method) => amountsFor(ofMinor(price, currency), method, policy).total < least);
  let price = 0;
  while (isTooLittle(price)) price += step;
  return price;
}
