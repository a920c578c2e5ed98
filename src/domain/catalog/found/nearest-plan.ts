import type { PlanSize, SoldPlan } from '../catalog-schema.ts';
import { UNLIMITED } from '../data-amount.ts';

/** In letters. What a link says beyond that is no plan of anybody's. */
export const LONGEST_PLAN_NAME = 200;

/** As far as from some data to eight times as much: one is bought for its end, the other for having none. */
const FROM_FIXED_TO_UNLIMITED = Math.log(8);

/** Too few days or too little data spoil a trip, too much of them costs money: that has its own say. */
const TOO_LITTLE = 2;

/**
 * The plan that comes nearest to one that is not sold: in days, in data and in what it costs, each by how many times as much it
 * is. Of equally near ones the cheaper, then by name; null where there is none.
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

/** How far it is from one to the other, 0 where they are the same; a shortfall counts so many times. */
function times(is: number, wanted: number, shortfall: number): number {
  const far = Math.log(is / wanted);
  return far < 0 ? -far * shortfall : far;
}
