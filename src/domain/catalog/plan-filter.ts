import type { Plan } from './catalog-schema.ts';
import type { Megabytes } from './data-amount.ts';

/** Filters by duration, type and size; null means any. */
export interface PlanFilter {
  days: number | null;
  type: Plan['type'] | null;
  /** The least data. Unlimited plans are as large as anybody asks. */
  megabytes?: Megabytes | null;
}

/** The matching plans, in their order. */
export function filterPlans<P extends Plan>(
  plans: readonly P[],
  { days, type, megabytes = null }: PlanFilter,
): P[] {
  return plans.filter(
    (plan) =>
      (days === null || plan.duration === days) &&
      (type === null || plan.type === type) &&
      (megabytes === null || plan.isUnlimited || plan.data_amount >= megabytes),
  );
}

/**
 * The plans for a trip, in their order, and the length they have in common; null if any will do. If no plan has the length,
 * these are the next longer ones. If none of that length has the size, they are `near`: the next longer ones that have it, or
 * else the largest of any length.
 */
export function plansForTrip<P extends Plan>(
  plans: readonly P[],
  { days: wanted, type, megabytes = null }: PlanFilter,
): { days: number | null; plans: P[]; near: boolean } {
  const fitting = (days: number | null, least = megabytes) =>
    filterPlans(plans, { days, type, megabytes: least });
  const longEnough = (some: readonly P[]) =>
    (wanted !== null && durationsOf(some).find((offered) => offered >= wanted)) || null;
  const days = longEnough(plans);
  const exact = fitting(days);
  if (exact.length > 0 || megabytes === null) return { days, plans: exact, near: false };
  const longer = longEnough(fitting(null));
  const most = longer === null ? Math.max(...fitting(null, null).map((plan) => plan.data_amount)) : megabytes;
  return { days: longer, plans: fitting(longer, most), near: true };
}

/** The durations of plans, shortest first. */
export function durationsOf(plans: readonly Plan[]): number[] {
  return [...new Set(plans.map((plan) => plan.duration))].sort((a, b) => a - b);
}

/** Whether there are both unlimited and fixed plans, and so a choice. */
export function hasBothTypes(plans: readonly Plan[]): boolean {
  return new Set(plans.map((plan) => plan.type)).size > 1;
}

/** What the plans of one group in a list have in common, and where it begins. */
export interface PlanGroup {
  at: number;
  type: Plan['type'];
  days: number | null;
  /** Whether an equal group comes earlier. */
  isAgain: boolean;
}

/** Smaller groups confuse more than they help. */
const MIN_GROUPED = 2;

/**
 * The groups of a long list: by duration if it is ordered by that, otherwise by unlimited and fixed data. None if there is only
 * one group, or only scattered ones.
 */
export function groupsOf(plans: readonly Plan[]): PlanGroup[] {
  const byDays = plans.every((plan, at) => at === 0 || plan.duration >= (plans[at - 1]?.duration ?? 0));
  const groups: PlanGroup[] = [];
  for (const [at, plan] of plans.entries()) {
    const before = plans[at - 1];
    if (before && (byDays ? before.duration === plan.duration : before.type === plan.type)) continue;
    groups.push({
      at,
      type: plan.type,
      days: byDays ? plan.duration : null,
      isAgain: !byDays && groups.some(({ type }) => type === plan.type),
    });
  }
  const isWhole = groups.length > 1 && plans.length >= groups.length * MIN_GROUPED;
  return isWhole ? groups : [];
}
