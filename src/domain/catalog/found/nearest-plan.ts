import type { PlanSize, SoldPlan } from '../catalog-schema.ts';
import { UNLIMITED } from '../data-amount.ts';

/** In letters. Anything longer in a link is no plan's name. */
export const MAX_PLAN_NAME_LENGTH = 200;

/**
 * The same distance as between an amount and eight times as much: a fixed plan is chosen for its limit, an unlimited one for
 * having none.
 */
const FROM_FIXED_TO_UNLIMITED = Math.log(8);

/** Too few days or too little data spoil a trip; too much only costs money, and the price counts separately. */
const TOO_LITTLE = 2;

/**
 * The sold plan nearest to one that is not sold: in days, data and price, each by its ratio. Of equally near ones the cheaper,
 * then by name; null if there are no plans.
 */
export function nearestPlan<P extends SoldPlan>(plans: readonly P[], to: PlanSize): P | null {
  let best: { plan: P; far: number } | null = null;
  for (const plan of plans) {
    const far = distance(plan, to);
    if (!best || (far - best.far || plan.finalPrice - best.plan.finalPrice || order(plan, best.plan)) < 0)
      best = { plan, far };
  }
  return best?.plan ?? null;
}

function order(a: SoldPlan, b: SoldPlan): number {
  return a.bundle_name < b.bundle_name ? -1 : 1;
}

function distance(plan: PlanSize, to: PlanSize): number {
  const days = times(plan.duration, to.duration, TOO_LITTLE);
  const price = times(plan.finalPrice, to.finalPrice, 1);
  if ((plan.data_amount === UNLIMITED) !== (to.data_amount === UNLIMITED))
    return days + price + FROM_FIXED_TO_UNLIMITED;
  return days + price + times(plan.data_amount, to.data_amount, TOO_LITTLE);
}

/** The distance between two amounts, 0 if they are equal; a shortfall is multiplied. */
function times(is: number, wanted: number, shortfall: number): number {
  const far = Math.log(is / wanted);
  return far < 0 ? -far * shortfall : far;
}
