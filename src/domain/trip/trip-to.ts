import type { SoldPlan } from '../catalog/catalog-schema.ts';
import { MOST_LINES } from '../checkout/basket.ts';
import type { AlsoChosen } from '../checkout/checkout-link.ts';

/** The query of an address that opens the planner with some countries, by their codes. */
export function tripTo(isos: readonly string[]): `?${string}` | '' {
  return isos.length === 0 ? '' : `?${new URLSearchParams(isos.map((iso) => ['place', iso]))}`;
}

type InTrip = Pick<SoldPlan, 'bundle_name' | 'country_code'> & { truth: Pick<SoldPlan['truth'], 'top_up'> };

/**
 * The plans of a trip that can be bought at once. A plan for a place that another one is for, too, goes onto its eSIM if both can.
 * @param plans each with the first day to buy it; null if any day is as good
 */
export function bought(plans: readonly { plan: InTrip; buyFrom: number | null }[]): AlsoChosen[] {
  const now = plans.filter(({ buyFrom }) => buyFrom === null).slice(0, MOST_LINES);
  return now.map(({ plan: { bundle_name: id, country_code: countryCode, truth } }, position) => {
    const first = now.findIndex(({ plan }) => plan.country_code === countryCode && plan.truth.top_up);
    return truth.top_up && first < position ? { id, countryCode, onto: first } : { id, countryCode };
  });
}
