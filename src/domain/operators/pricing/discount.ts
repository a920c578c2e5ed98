import { amountsFor, type FeePolicy, METHODS, PAYMENT_METHODS } from '../../checkout/payment-method.ts';
import { type BasisPoints, type Cents, divideHalfUp } from '../../money.ts';
import { leastPrice } from './price-plan.ts';

/** A code's reduction: exactly one of the two is a number, the other is null. */
export interface Reduction {
  percent_bp: BasisPoints | null;
  amount_cents: Cents | null;
  /** Whether it may go below the floor. */
  below_floor: boolean;
}

/** The facts about a priced plan that a code needs. */
export interface Reducible {
  price: Cents;
  wholesale: Cents;
  /** The least price by its rule; null without a minimum margin. */
  floor: Cents | null;
  feePolicy: FeePolicy;
}

/**
 * The discount of a code on a plan: as much of its share or amount as the floor allows. If the plan's rule has no floor, the
 * margin may not fall below zero. It never leaves less than a processor can charge. 0: no discount.
 */
export function discountOn(
  { price, wholesale, floor, feePolicy }: Reducible,
  { percent_bp: share, amount_cents: amount, below_floor: mayBeBelow }: Reduction,
): Cents {
  const off = promisedOn(price, { percent_bp: share, amount_cents: amount });
  const least = mayBeBelow ? 0 : (floor ?? leastPrice(wholesale, 0, feePolicy, 'none'));
  return Math.max(0, Math.min(off, price - Math.max(least, leastPayable(feePolicy))));
}

/** The discount that a code promises, whatever the price allows. */
export function promisedOn(
  price: Cents,
  { percent_bp: share, amount_cents: amount }: Omit<Reduction, 'below_floor'>,
): Cents {
  return share === null ? (amount ?? 0) : divideHalfUp(price * share, 10_000);
}

/** The least price whose total every payment method can charge. */
function leastPayable(policy: FeePolicy): Cents {
  const isTooLittle = (price: Cents) =>
    METHODS.some((method) => amountsFor(price, method, policy).total < PAYMENT_METHODS[method].leastCharge);
  let price = 0;
  while (isTooLittle(price)) price += 1;
  return price;
}
