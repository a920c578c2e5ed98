import type { FeePolicy } from '../../checkout/payment-method.ts';
import type { BasisPoints, Minor } from '../../money.ts';
import { marginOf, marginShare, type PricedPlan, pricePlans, type Unpriced } from './price-plan.ts';
import type { Pricing } from './price-rules.ts';

/** A sold plan's price and margin. */
export interface Earning {
  price: Minor;
  margin: Minor;
  share: BasisPoints;
}

/** A plan whose price changes, or that starts or stops being sold: null on the side where it is not sold. */
export interface PriceChange<Plan extends Unpriced> {
  plan: Plan & PricedPlan;
  before: Earning | null;
  after: Earning | null;
}

/** The price and margin of a plan; null if it is not sold. */
export function earningOf(plan: PricedPlan, policy: FeePolicy): Earning | null {
  if (!plan.isSold) return null;
  const margin = marginOf(plan.price, plan.wholesaleCents, policy);
  return { price: plan.price, margin, share: marginShare(margin, plan.price) };
}

/** Every price that differs between two pricings, the one with the smallest margin first; plans no longer sold are last. */
export function priceChanges<Plan extends Unpriced>(
  plans: readonly Plan[],
  [old, now]: readonly [Pricing, Pricing],
  policy: FeePolicy,
): PriceChange<Plan>[] {
  const before = pricePlans(plans, old, policy);
  return pricePlans(plans, now, policy)
    .map((plan, index) => {
      const was = before[index];
      return { plan, before: was ? earningOf(was, policy) : null, after: earningOf(plan, policy) };
    })
    .filter((change) => change.before?.price !== change.after?.price)
    .toSorted((a, b) => (a.after?.share ?? Infinity) - (b.after?.share ?? Infinity));
}
