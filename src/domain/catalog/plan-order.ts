import type { Plan } from './catalog-schema.ts';

/** Durations whose cheapest unlimited plan leads the country page, in this order. */
const LEADING_DAYS = [1, 3, 5, 7];

/**
 * The country page's order: the unlimited plan of 1, 3, 5 and 7 days (the cheapest tier of each), then the others:
 * fixed before unlimited, by duration, by price. A total order; nothing is lost.
 */
export function orderForCountryPage<P extends Plan>(plans: readonly P[]): P[] {
  const byPrice = [...plans].sort((a, b) => a.finalPrice - b.finalPrice || byName(a, b));
  const leading = LEADING_DAYS.map((days) =>
    byPrice.find((plan) => plan.isUnlimited && plan.duration === days),
  );
  const rank = (plan: P): number => {
    const lead = leading.indexOf(plan);
    return lead >= 0 ? lead : plan.isUnlimited ? LEADING_DAYS.length + 1 : LEADING_DAYS.length;
  };
  return byPrice.sort((a, b) => rank(a) - rank(b) || a.duration - b.duration);
}

/** The region page's order: by duration, fixed before unlimited, by price. A total order; nothing is lost. */
export function orderForRegionPage<P extends Plan>(plans: readonly P[]): P[] {
  return [...plans].sort(
    (a, b) =>
      a.duration - b.duration ||
      Number(a.isUnlimited) - Number(b.isUnlimited) ||
      a.finalPrice - b.finalPrice ||
      byName(a, b),
  );
}

/** What a visitor may sort the browse detail by. */
export const PLAN_SORTS = ['price', 'data', 'duration', 'name'] as const;

export type PlanSort = (typeof PLAN_SORTS)[number];

const SORTS: Record<PlanSort, (a: Plan, b: Plan) => number> = {
  price: (a, b) => a.finalPrice - b.finalPrice,
  data: (a, b) => (a.isUnlimited && b.isUnlimited ? 0 : dataRank(b) - dataRank(a)),
  duration: (a, b) => a.duration - b.duration,
  name: byName,
};

/**
 * The browse detail's order: unlimited for 1, 3 and 5 days, then other unlimited, then the fixed 7-day ones, then the
 * rest; inside each of these by the chosen sort. A total order; nothing is lost.
 */
export function orderForBrowse<P extends Plan>(plans: readonly P[], sort: PlanSort): P[] {
  return [...plans].sort(
    (a, b) =>
      browseRank(a) - browseRank(b) ||
      SORTS[sort](a, b) ||
      a.finalPrice - b.finalPrice ||
      a.duration - b.duration ||
      byName(a, b),
  );
}

function browseRank({ isUnlimited, duration }: Plan): number {
  if (!isUnlimited) return duration === 7 ? 4 : 5;
  return duration === 1 ? 0 : duration === 3 ? 1 : duration === 5 ? 2 : 3;
}

/** The durations that plans have, shortest first, for the filter. */
export function durationsOf(plans: readonly Plan[]): number[] {
  return [...new Set(plans.map((plan) => plan.duration))].sort((a, b) => a - b);
}

function dataRank(plan: Plan): number {
  return plan.isUnlimited ? Number.POSITIVE_INFINITY : plan.data_amount;
}

function byName(a: Plan, b: Plan): number {
  return a.bundle_name.localeCompare(b.bundle_name, 'en');
}
