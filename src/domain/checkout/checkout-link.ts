import type { Plan } from '../catalog/catalog-schema.ts';
import { formatGigabytes } from '../catalog/data-amount.ts';
import { type Money, ofDollars } from '../money.ts';

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
  /** Id of the bought eSIM that the plan goes onto; without it, it comes with an eSIM of its own. */
  topUpOf?: string;
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

/** Reads the `top_up` parameter: which bought eSIM the plan goes onto; null when it names none. */
export function readTopUpLink(parameter: string | null): string | null {
  return parameter !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(parameter)
    ? parameter
    : null;
}

/**
 * The plan's price that the link claims; null when it claims none that can be read. For telling the buyer that
 * it is another one now, never for charging it.
 */
export function claimedPrice(parameter: string | null): Money | null {
  try {
    const { price } = JSON.parse(parameter ?? '') as Record<string, unknown>;
    if (typeof price !== 'string' && typeof price !== 'number') return null;
    return /^\d{1,6}(\.\d{1,2})?$/.test(String(price)) ? ofDollars(Number(price)) : null;
  } catch {
    return null;
  }
}

function isText(value: unknown, shortest: number, longest: number): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest;
}
