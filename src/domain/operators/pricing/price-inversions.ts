import { UNLIMITED } from '../../catalog/data-amount.ts';
import { planPrice } from '../../checkout/payment-method.ts';
import type { Minor } from '../../money.ts';
import { feesOf, priceBy, type PricedPlan, type Takings } from './price-plan.ts';
import { inOrder, keyOf, MAX_SURCHARGE, planKey, type PriceRule, type Pricing } from './price-rules.ts';

/** A plan that costs less than a smaller one of the same length in the same place. */
export interface PriceInversion<Plan extends PricedPlan = PricedPlan> {
  bigger: Plan;
  /** The dearest of the smaller ones. */
  smaller: Plan;
}

/** Pairs of plans in which the one with more data costs less. */
export function priceInversions<Plan extends PricedPlan>(plans: readonly Plan[]): PriceInversion<Plan>[] {
  return laddersOf(plans).flatMap((ladder) => {
    const found: PriceInversion<Plan>[] = [];
    let smaller: Plan | undefined;
    for (const same of ladder) {
      for (const bigger of same) if (smaller && bigger.price < smaller.price) found.push({ bigger, smaller });
      for (const plan of same) if (!smaller || plan.price > smaller.price) smaller = plan;
    }
    return found;
  });
}

/**
 * The rules plus one for each plan that costs less than a smaller one, which raises it to that one's price: a fixed price is raised, any
 * other rule gets a higher surcharge. Everything else in the rule, including its time, is unchanged.
 * @param pricing that the plans are priced by
 */
export function fixInversions(
  rules: readonly PriceRule[],
  plans: readonly PricedPlan[],
  { belowFloor }: Pick<Pricing, 'belowFloor'>,
  takings: Takings,
): PriceRule[] {
  const fixed = new Map(rules.map((rule) => [keyOf(rule), rule]));
  for (const ladder of laddersOf(plans)) {
    let dearest: Minor = 0;
    for (const same of ladder) {
      const prices = same.map((plan) => {
        if (plan.price >= dearest) return plan.price;
        const rule = raised(plan, dearest, takings);
        fixed.set(keyOf(rule), rule);
        // The price ending may raise it further than needed, and so the next one.
        return priceBy(rule, plan.wholesaleCents, takings, belowFloor, plan.leastRetailCents).price;
      });
      dearest = Math.max(dearest, ...prices);
    }
  }
  return inOrder([...fixed.values()]);
}

/**
 * The sold plans of each length in each place, smallest first, equal sizes together. Unlimited plans have no size: their value
 * depends on their speed.
 */
function laddersOf<Plan extends PricedPlan>(plans: readonly Plan[]): Plan[][][] {
  const sizes = plans.filter(({ isSold, dataMb }) => isSold && dataMb !== UNLIMITED);
  const alike = groupedBy(sizes, ({ countryCode, durationDays }) => `${countryCode} ${durationDays}`);
  return [...alike.values()].map((group) =>
    [...groupedBy(group, ({ dataMb }) => dataMb)].toSorted(([a], [b]) => a - b).map(([, same]) => same),
  );
}

function groupedBy<Plan, Key>(plans: readonly Plan[], by: (plan: Plan) => Key): Map<Key, Plan[]> {
  const groups = new Map<Key, Plan[]>();
  for (const plan of plans) {
    const group = groups.get(by(plan));
    if (group) group.push(plan);
    else groups.set(by(plan), [plan]);
  }
  return groups;
}

function raised({ rule, wholesaleCents, ...plan }: PricedPlan, to: Minor, takings: Takings): PriceRule {
  const own: PriceRule = { ...rule, scope: 'plan', of: planKey(plan.countryCode, plan.bundleName) };
  if (rule.fixed_price_cents !== null) return { ...own, fixed_price_cents: to };
  const reaches = (surcharge: Minor) =>
    planPrice(wholesaleCents, rule.markup_bp, feesOf(takings), surcharge) >= to;
  let [short, enough] = [rule.surcharge_cents - 1, Math.max(rule.surcharge_cents, to)];
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (reaches(middle)) enough = middle;
    else short = middle;
  }
  return enough > MAX_SURCHARGE ? { ...own, fixed_price_cents: to } : { ...own, surcharge_cents: enough };
}
