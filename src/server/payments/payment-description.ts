import { formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import type { Purchase } from '../purchase/tables.ts';
import { paymentWords } from './words.ts';

/** The text on the buyer's statement and in the processor's records. */
export function paymentDescription(purchase: Pick<Purchase, 'id' | 'plan'>): string {
  const plan = boughtPlan(purchase);
  return paymentWords.description(plan.country, formatGigabytes(plan.data_amount), plan.duration);
}
