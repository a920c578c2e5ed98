import { LOCALE } from '../language-words.ts';
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

/** 2 GB before 10 GB. */
let names: Intl.Collator | undefined;

/** The last criterion of an order: it never depends on how the plans were read. */
export function byName(a: Plan, b: Plan): number {
  // Created on first use: it costs a phone 50 ms.
  names ??= new Intl.Collator(LOCALE, { numeric: true });
  return names.compare(a.bundle_name, b.bundle_name);
}
