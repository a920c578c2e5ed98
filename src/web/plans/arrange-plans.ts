import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { tiersAmong } from '../../domain/catalog/plan-advice.ts';
import {
  durationsOf,
  groupsOf,
  hasBothTypes,
  type PlanGroup,
  plansForTrip,
} from '../../domain/catalog/plan-filter.ts';
import type { PlanView } from './use-plan-view.ts';

/** The plans to show for a view, or the nearest to it. A kind of data that is not on offer, as in an old link, is ignored. */
export function arrangePlans(
  all: SoldPlan[],
  order: (plans: SoldPlan[], sort: string | null) => SoldPlan[],
  asked: Pick<PlanView, 'days' | 'type' | 'megabytes' | 'sort'>,
) {
  const hasTypes = hasBothTypes(all);
  const type = hasTypes ? asked.type : null;
  const { plans: fitting, ...fit } = plansForTrip(all, {
    days: asked.days,
    type,
    megabytes: asked.megabytes,
  });
  const plans = order(fitting, asked.sort);
  const groups: Record<number, PlanGroup> = {};
  for (const group of groupsOf(plans)) groups[group.at] = group;
  return { ...fit, durations: durationsOf(all), hasTypes, type, plans, groups, tiers: tiersAmong(plans) };
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
