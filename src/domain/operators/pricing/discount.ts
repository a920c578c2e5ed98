import {
  amountsFor,
  type FeePolicy,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../checkout/payment-method.ts';
import { type BasisPoints, type Cents, divideHalfUp } from '../../money.ts';
import { leastPrice } from './price-plan.ts';

/**
 * The least that a card can be charged in US dollars: `amount_too_small` below.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const LEAST_CHARGE: Cents = 50;

/** What a code takes off: one of both is a number, the other null. */
export interface Reduction {
  percent_bp: BasisPoints | null;
  amount_cents: Cents | null;
  /** It may leave less than the floor. */
  below_floor: boolean;
}

/** A plan at its price, as far as a code has to know it. */
export interface Reducible {
  price: Cents;
  wholesale: Cents;
  /** The least price by its rule; null where that has none. */
  floor: Cents | null;
  feePolicy: FeePolicy;
}

/**
 * What a code takes off the price of a plan: as much of its share or amount as the floor leaves. Where the rule of the plan has no
 * floor, a code stops where nothing would stay. It never leaves less than a processor can charge. 0: it takes nothing off.
 */
export function discountOn(
  { price, wholesale, floor, feePolicy }: Reducible,
  { percent_bp: share, amount_cents: amount, below_floor: mayBeBelow }: Reduction,
): Cents {
  const off = promisedOn(price, { percent_bp: share, amount_cents: amount });
  const least = mayBeBelow ? 0 : (floor ?? leastPrice(wholesale, 0, feePolicy, 'none'));
  return Math.max(0, Math.min(off, price - Math.max(least, leastPayable(feePolicy))));
}

/** What a code says that it takes off a price, whatever the price allows. */
export function promisedOn(
  price: Cents,
  { percent_bp: share, amount_cents: amount }: Omit<Reduction, 'below_floor'>,
): Cents {
  return share === null ? (amount ?? 0) : divideHalfUp(price * share, 10_000);
}

/** The least price of which every way to pay can charge the total. */
function leastPayable(policy: FeePolicy): Cents {
  const methods = Object.keys(PAYMENT_METHODS) as PaymentMethod[];
  let price = 0;
  while (methods.some((method) => amountsFor(price, method, policy).total < LEAST_CHARGE)) price += 1;
  return price;
}
