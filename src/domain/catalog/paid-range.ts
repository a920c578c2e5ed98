import { type Money, ofDollars } from '../money.ts';
import type { SoldPlan } from './catalog-schema.ts';

/** What is paid by card for the cheapest and for the dearest of some plans, of which there is one at least. */
export function paidRange(plans: readonly SoldPlan[]): { low: Money; high: Money } {
  const paid = plans.map((plan) => plan.card_total);
  return { low: ofDollars(Math.min(...paid)), high: ofDollars(Math.max(...paid)) };
}
