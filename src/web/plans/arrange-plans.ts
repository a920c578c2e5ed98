import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { tiersAmong } from '../../domain/catalog/plan-advice.ts';
import {
  durationsOf,
  filterPlans,
  groupsOf,
  hasBothTypes,
  type PlanGroup,
} from '../../domain/catalog/plan-filter.ts';
import type { PlanView } from './use-plan-view.ts';

/**
 * The plans to show for a view. For a trip of a length that no plan has, these are the next longer ones; other choices that are not
 * on offer, as in an old link, are ignored.
 */
export function arrangePlans(
  all: SoldPlan[],
  order: (plans: SoldPlan[], sort: string | null) => SoldPlan[],
  asked: Pick<PlanView, 'days' | 'type' | 'sort'>,
) {
  const durations = durationsOf(all);
  const hasTypes = hasBothTypes(all);
  const wanted = asked.days;
  const days = wanted === null ? null : (durations.find((offered) => offered >= wanted) ?? null);
  const type = hasTypes ? asked.type : null;
  const plans = order(filterPlans(all, { days, type }), asked.sort);
  const groups: Record<number, PlanGroup> = {};
  for (const group of groupsOf(plans)) groups[group.at] = group;
  return { durations, hasTypes, days, type, plans, groups, tiers: tiersAmong(plans) };
}

/**
 * The chosen one of the shown plans: the one asked for, else the first.
 * @param names of the plan asked for, then of those that replace it if it is not sold
 */
export function chosenAmong(
  shown: readonly SoldPlan[],
  ...names: (string | null | undefined)[]
): SoldPlan | undefined {
  const found = names.map((name) => shown.find((plan) => plan.bundle_name === name));
  return found.find(Boolean) ?? shown[0];
}
