import { z } from 'zod';

import { formatGigabytes, UNLIMITED } from './data-amount.ts';
import { type Truth, truthSchema } from './truth.ts';

/** The derived plan view: all that leaves the server about a bundle. Wholesale price and markup stay behind. */
export const planSchema = z.object({
  bundle_name: z.string(),
  /** ISO code, or the region's code for a regional plan. */
  country_code: z.string(),
  countryCode: z.string(),
  /** Country name, or the region's label for a regional plan. */
  country: z.string(),
  type: z.enum(['fixed', 'unlimited']),
  isUnlimited: z.boolean(),
  /** Days. */
  duration: z.number().int(),
  /** Decimal megabytes, -1 for unlimited. */
  data_amount: z.number().int(),
  /** Retail price in dollars, without the processing fee. */
  finalPrice: z.number(),
  auto_start: z.boolean(),
  speed: z.array(z.string()),
  groups: z.array(z.string()),
  description: z.string().nullable(),
  truth: truthSchema,
});

export type Plan = z.infer<typeof planSchema>;

/** 'Unlimited Lite', 'Unlimited', '3.0 GB': what a plan is called in a summary, its amount as the screen writes amounts. */
export function planLabel(
  plan: { data_amount: number; truth: Truth },
  amount: (megabytes: number) => string = formatGigabytes,
): string {
  if (plan.data_amount !== UNLIMITED) return amount(plan.data_amount);
  return plan.truth.tier ? `Unlimited ${plan.truth.tier}` : 'Unlimited';
}

/** Dollars per day of an unlimited plan, per gigabyte of a fixed one; the muted figure beside the price. */
export function unitPrice(plan: Plan): { dollars: number; unit: 'day' | 'GB' } {
  return plan.isUnlimited
    ? { dollars: plan.finalPrice / plan.duration, unit: 'day' }
    : { dollars: plan.finalPrice / (plan.data_amount / 1000), unit: 'GB' };
}
