import { z } from 'zod';

import { type Plan, planSchema } from './plan.ts';
import { regionCardSchema } from './region.ts';

/** Plans by duration in days; JSON keys are text. */
export const plansByDaysSchema = z.record(z.string(), z.array(planSchema));

export const countrySchema = z.object({
  iso: z.string(),
  name: z.string(),
  region: z.string(),
  image_url: z.string().nullable(),
  fixed_plans: plansByDaysSchema,
  unlimited_plans: plansByDaysSchema,
  /** Regions whose plans work here, cheapest first. */
  covered_by: z.array(regionCardSchema),
});

export type Country = z.infer<typeof countrySchema>;

/** A country as lists show it. */
export const countryCardSchema = z.object({
  iso: z.string(),
  name: z.string(),
  region: z.string(),
  image_url: z.string().nullable(),
  /** Dollars of the cheapest one-day unlimited plan, null when there is none. */
  starting_price: z.number().nullable(),
  has_unlimited: z.boolean(),
  has_plans: z.boolean(),
});

export type CountryCard = z.infer<typeof countryCardSchema>;

/** A destination as the search knows it. */
export const destinationSchema = z.object({ iso: z.string(), name: z.string(), region: z.string() });

export type Destination = z.infer<typeof destinationSchema>;

export function allPlans(country: Pick<Country, 'fixed_plans' | 'unlimited_plans'>): Plan[] {
  return [...Object.values(country.unlimited_plans), ...Object.values(country.fixed_plans)].flat();
}

/** The wire shape of a list of plans: two maps from days to plans, cheapest first. */
export function groupPlans(plans: Plan[]): Pick<Country, 'fixed_plans' | 'unlimited_plans'> {
  return { fixed_plans: byDays(plans, 'fixed'), unlimited_plans: byDays(plans, 'unlimited') };
}

function byDays(plans: Plan[], type: Plan['type']): Record<string, Plan[]> {
  const days: Record<string, Plan[]> = {};
  for (const plan of plans) if (plan.type === type) (days[plan.duration] ??= []).push(plan);
  for (const list of Object.values(days)) list.sort((a, b) => a.finalPrice - b.finalPrice);
  return days;
}
