import type { Plan } from './catalog-schema.ts';
import { byName } from './plan-order.ts';

/** The orders a visitor can choose for plans in the browse detail; the first is the default. */
export const PLAN_SORTS = ['recommended', 'price', 'data', 'duration', 'name'] as const;

export type PlanSort = (typeof PLAN_SORTS)[number];

const SORTS: Record<PlanSort, (a: Plan, b: Plan) => number> = {
  recommended: (a, b) => browseRank(a) - browseRank(b),
  price: (a, b) => a.finalPrice - b.finalPrice,
  data: (a, b) => (a.isUnlimited && b.isUnlimited ? 0 : dataRank(b) - dataRank(a)),
  duration: (a, b) => a.duration - b.duration,
  name: byName,
};

/**
 * The browse detail's order. Recommended is unlimited for 1, 3 and 5 days, then other unlimited, then the fixed 7-day ones, then
 * the rest; the other orders are by their name. Equal plans by price. A total order; nothing is lost.
 */
export function orderForBrowse<P extends Plan>(plans: readonly P[], sort: PlanSort): P[] {
  return [...plans].sort(
    (a, b) => SORTS[sort](a, b) || a.finalPrice - b.finalPrice || a.duration - b.duration || byName(a, b),
  );
}

function browseRank({ isUnlimited, duration }: Plan): number {
  if (!isUnlimited) return duration === 7 ? 4 : 5;
  return duration === 1 ? 0 : duration === 3 ? 1 : duration === 5 ? 2 : 3;
}

function dataRank(plan: Plan): number {
  return plan.isUnlimited ? Number.POSITIVE_INFINITY : plan.data_amount;
}
