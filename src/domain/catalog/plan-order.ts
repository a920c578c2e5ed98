import type { Plan } from './plan.ts';

/** Durations whose cheapest unlimited plan leads the country page, in this order. */
const LEADING_DAYS = [1, 3, 5, 7];

/**
 * The country page's order: the unlimited plan of 1, 3, 5 and 7 days (the cheapest tier of each), then the others:
 * fixed before unlimited, by duration, by price. A total order; nothing is lost.
 */
export function orderForCountryPage(plans: readonly Plan[]): Plan[] {
  const byPrice = [...plans].sort(
    (a, b) => a.finalPrice - b.finalPrice || a.bundle_name.localeCompare(b.bundle_name, 'en'),
  );
  const leading = LEADING_DAYS.map((days) =>
    byPrice.find((plan) => plan.isUnlimited && plan.duration === days),
  );
  const rank = (plan: Plan): number => {
    const lead = leading.indexOf(plan);
    return lead >= 0 ? lead : plan.isUnlimited ? LEADING_DAYS.length + 1 : LEADING_DAYS.length;
  };
  return byPrice.sort((a, b) => rank(a) - rank(b) || a.duration - b.duration);
}
