import { divideHalfUp, type Money, ofBase, ofDollars, toDollars } from '../money.ts';
import type { Plan, PlanFacts, SoldPlan } from './catalog-schema.ts';
import { formatGigabytes, UNLIMITED } from './data-amount.ts';
import { unlimitedPlan } from './plan-facts-words.ts';

/** 'Unlimited Lite', 'Unlimited', '3.0 GB': a plan's name in a summary, with amounts as on screen. */
export function planLabel(
  plan: { data_amount: number; truth: PlanFacts },
  amount: (megabytes: number) => string = formatGigabytes,
): string {
  if (plan.data_amount !== UNLIMITED) return amount(plan.data_amount);
  return unlimitedPlan(plan.truth.tier);
}

/** Dollars per day of an unlimited plan, per gigabyte of a fixed one, to the cent; the muted figure beside the price. */
export function unitPrice(plan: Plan): { dollars: number; unit: 'day' | 'GB' } {
  const { amount } = ofDollars(plan.finalPrice);
  const dollars = (cents: number, units: number) => toDollars(ofBase(divideHalfUp(cents, units)));
  return plan.isUnlimited
    ? { dollars: dollars(amount, plan.duration), unit: 'day' }
    : { dollars: dollars(amount * 1000, plan.data_amount), unit: 'GB' };
}

/** The totals by card of the cheapest and the dearest of some plans, at least one. */
export function paidRange(plans: readonly SoldPlan[]): { low: Money; high: Money } {
  const paid = plans.map((plan) => plan.card_total);
  return { low: ofDollars(Math.min(...paid)), high: ofDollars(Math.max(...paid)) };
}
