import { z } from 'zod';

import { formatGigabytes } from '../catalog/data-amount.ts';
import type { Plan } from '../catalog/plan.ts';

/** What `/checkout?plan=` carries. Only `id` and `countryCode` are ever read back; the rest is for people's eyes. */
export interface CheckoutLink {
  id: string;
  country: string;
  countryCode: string;
  countryFlag: string;
  dataAmount: string;
  duration: number;
  price: string;
  planData: Plan;
}

/** @param countryFlag address of the flag's picture */
export function checkoutLink(plan: Plan, countryFlag: string): CheckoutLink {
  return {
    id: plan.bundle_name,
    country: plan.country,
    countryCode: plan.country_code,
    countryFlag,
    dataAmount: formatGigabytes(plan.data_amount),
    duration: plan.duration,
    price: plan.finalPrice.toFixed(2),
    planData: plan,
  };
}

/** Which plan the buyer wants; the quote says what it is and costs. */
export const chosenPlanSchema = z.object({
  id: z.string().min(1).max(100),
  countryCode: z.string().min(2).max(10),
});

export type ChosenPlan = z.infer<typeof chosenPlanSchema>;

/** Reads the `plan` parameter; null when it is missing or unreadable. */
export function readCheckoutLink(parameter: string | null): ChosenPlan | null {
  if (!parameter) return null;
  try {
    return chosenPlanSchema.safeParse(JSON.parse(parameter)).data ?? null;
  } catch {
    return null;
  }
}
