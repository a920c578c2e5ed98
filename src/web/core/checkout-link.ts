import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { formatGigabytes } from '../../domain/catalog/data-amount.ts';

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
