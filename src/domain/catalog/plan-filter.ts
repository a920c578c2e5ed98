import type { Plan } from './catalog-schema.ts';

/** How long and how much; null is whatever there is. */
export interface PlanFilter {
  days: number | null;
  type: Plan['type'] | null;
}

/** The plans that somebody asked for, in the order in which they were. */
export function filterPlans<P extends Plan>(plans: readonly P[], { days, type }: PlanFilter): P[] {
  return plans.filter(
    (plan) => (days === null || plan.duration === days) && (type === null || plan.type === type),
  );
}

/** The durations that plans have, shortest first. */
export function durationsOf(plans: readonly Plan[]): number[] {
  return [...new Set(plans.map((plan) => plan.duration))].sort((a, b) => a - b);
}

/** Whether both unlimited and fixed data are among plans, so that there is something to choose. */
export function hasBothTypes(plans: readonly Plan[]): boolean {
  return new Set(plans.map((plan) => plan.type)).size > 1;
}

/** What the plans of one stretch of a list have in common, and where in the list it begins. */
export interface PlanGroup {
  at: number;
  type: Plan['type'];
  days: number | null;
  /** There is a stretch like it further up. */
  isAgain: boolean;
}

/** Shorter stretches than this say less than they take away. */
const LEAST_GROUPED = 2;

/**
 * The stretches of a long list: by duration where it is ordered by that, by unlimited and fixed data otherwise. None where it
 * has only one stretch, or falls into pieces.
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
  const isWhole = groups.length > 1 && plans.length >= groups.length * LEAST_GROUPED;
  return isWhole ? groups : [];
}
