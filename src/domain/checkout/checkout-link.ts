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
export interface ChosenPlan {
  id: string;
  countryCode: string;
}

/** Reads the `plan` parameter; null when it is missing or unreadable. By hand, for the browser reads it without schemas. */
export function readCheckoutLink(parameter: string | null): ChosenPlan | null {
  try {
    const { id, countryCode } = JSON.parse(parameter ?? '') as Record<keyof ChosenPlan, unknown>;
    return isText(id, 1, 100) && isText(countryCode, 2, 10) ? { id, countryCode } : null;
  } catch {
    return null;
  }
}

function isText(value: unknown, shortest: number, longest: number): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest;
}
