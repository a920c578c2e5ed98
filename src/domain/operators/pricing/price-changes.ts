import type { FeePolicy } from '../../checkout/payment-method.ts';
import type { BasisPoints, Cents } from '../../money.ts';
import { marginOf, marginShare, type PricedPlan, pricePlans, type Unpriced } from './price-plan.ts';
import type { Pricing } from './price-rules.ts';

/** What is asked for a plan that is sold, and what stays of it. */
export interface Earning {
  price: Cents;
  margin: Cents;
  share: BasisPoints;
}

/** A plan whose price changes, or that begins or ceases to be sold: null where it is not. */
export interface PriceChange<Plan extends Unpriced> {
  plan: Plan & PricedPlan;
  before: Earning | null;
  after: Earning | null;
}

/** What is earned by a plan; null where it is not sold. */
export function earningOf(plan: PricedPlan, policy: FeePolicy): Earning | null {
  if (!plan.isSold) return null;
  const margin = marginOf(plan.price, plan.wholesaleCents, policy);
  return { price: plan.price, margin, share: marginShare(margin, plan.price) };
}

/** Every price that differs between two ways to make them, the one that leaves least first; what is not sold any more is last. */
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
