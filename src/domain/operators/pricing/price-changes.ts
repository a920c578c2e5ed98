import type { BasisPoints, Minor } from '../../money.ts';
import {
  marginOf,
  marginShare,
  netPrice,
  type PricedPlan,
  pricePlans,
  type Takings,
  type Unpriced,
} from './price-plan.ts';
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
export function earningOf(plan: PricedPlan, takings: Takings): Earning | null {
  if (!plan.isSold) return null;
  const margin = marginOf(plan.price, plan.wholesaleCents, takings);
  return { price: plan.price, margin, share: marginShare(margin, netPrice(plan.price, takings)) };
}

/** Every price that differs between two pricings, the one with the smallest margin first; plans no longer sold are last. */
export function priceChanges<Plan extends Unpriced>(
  plans: readonly Plan[],
  [old, now]: readonly [Pricing, Pricing],
  takings: Takings,
): PriceChange<Plan>[] {
  const before = pricePlans(plans, old, takings);
  return pricePlans(plans, now, takings)
    .map((plan, index) => {
      const was = before[index];
      return { plan, before: was ? earningOf(was, takings) : null, after: earningOf(plan, takings) };
    })
    .filter((change) => change.before?.price !== change.after?.price)
    .toSorted((a, b) => (a.after?.share ?? Infinity) - (b.after?.share ?? Infinity));
}
