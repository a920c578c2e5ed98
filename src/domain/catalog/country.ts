import type { Country, RegionCard, SoldPlan } from './catalog-schema.ts';
import { partNames } from './region-words.ts';

/** The most popular destinations, in this order. */
export const POPULAR = ['US', 'GB', 'FR', 'JP', 'ES', 'DE'] as const;

export function allPlans(country: Pick<Country, 'fixed_plans' | 'unlimited_plans'>): SoldPlan[] {
  return [...Object.values(country.unlimited_plans), ...Object.values(country.fixed_plans)].flat();
}

/** Whether a plan that works there can be bought. */
export function isSold(country: Country): boolean {
  return allPlans(country).length > 0 || country.covered_by.length > 0;
}

/** A region whose cheapest plan costs this many times as much is for another kind of trip. */
const TOO_DEAR = 10;

const MAX_BESIDE = 3;

/** The few regions worth showing beside a country's plans, cheapest first: none that costs ten times as much. */
export function regionsBeside(
  country: Pick<Country, 'fixed_plans' | 'unlimited_plans' | 'covered_by'>,
): RegionCard[] {
  const own = Math.min(...allPlans(country).map((plan) => plan.finalPrice));
  return country.covered_by
    .filter(({ starting_price: price }) => price === null || price < own * TOO_DEAR)
    .slice(0, MAX_BESIDE);
}

/** The wire shape of a list of plans: two maps from days to plans, cheapest first. */
export function groupPlans(plans: SoldPlan[]): Pick<Country, 'fixed_plans' | 'unlimited_plans'> {
  return { fixed_plans: byDays(plans, 'fixed'), unlimited_plans: byDays(plans, 'unlimited') };
}

function byDays(plans: SoldPlan[], type: SoldPlan['type']): Record<string, SoldPlan[]> {
  const days: Record<string, SoldPlan[]> = {};
  for (const plan of plans) if (plan.type === type) (days[plan.duration] ??= []).push(plan);
  for (const list of Object.values(days)) list.sort((a, b) => a.finalPrice - b.finalPrice);
  return days;
}

/** Our names for parts of the world where the wholesaler's differ. */
// oxlint-disable-next-line simport/no-literal-words -- the catalogue has the names of all others
/** The displayed name of a part of the world; rules and filters use the wholesaler's. */
export function partName(region: string): string {
  return partNames[region] ?? region;
}
