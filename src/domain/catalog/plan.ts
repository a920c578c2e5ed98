import { divideHalfUp, type Money, ofDollars, ofMinor, ofSent, type SentMoney } from '../money.ts';
import { type PriceWords, priceWords } from '../price-words.ts';
import type { AtlasPlace, Plan, PlanFacts, SoldPlan } from './catalog-schema.ts';
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

type Priced = Pick<SoldPlan, 'finalPrice' | 'card_total' | 'local'>;

/** The price without a fee, in the currency of the page. */
export function priceOf({ finalPrice, local }: Pick<Priced, 'finalPrice' | 'local'>): Money {
  return local ? ofMinor(local.price, local.currency) : ofDollars(finalPrice);
}

/** The total by card, in the currency of the page. */
export function cardTotalOf({ card_total: total, local }: Priced): Money {
  return local ? ofMinor(local.card_total, local.currency) : ofDollars(total);
}

/** How the shop says what a plan costs. */
export function planPriceWords(plan: Priced): PriceWords {
  const total = cardTotalOf(plan);
  return priceWords({ fee: { ...total, amount: total.amount - priceOf(plan).amount }, total });
}

interface Starting<Dollars> {
  starting_price: Dollars;
  local_starting_price?: SentMoney | undefined;
}

/** The lowest price of a place, in the currency of the page; null if nothing is sold there. */
export function startingPriceOf(place: Starting<number>): Money;
export function startingPriceOf(place: Starting<number | null>): Money | null;
export function startingPriceOf(place: Starting<number | null>): Money | null {
  const { starting_price: price, local_starting_price: local } = place;
  if (price === null) return null;
  return local ? ofSent(local) : ofDollars(price);
}

/** The same for a place in the list of all. */
export function lowestPriceOf({ lowest_price, local_lowest_price }: AtlasPrices): Money | null {
  return startingPriceOf({ starting_price: lowest_price, local_starting_price: local_lowest_price });
}

type AtlasPrices = Pick<AtlasPlace, 'lowest_price' | 'local_lowest_price'>;

/** The price per day of an unlimited plan, per gigabyte of a fixed one; the muted figure beside the price. */
export function unitPrice(plan: Plan & Pick<SoldPlan, 'local'>): { price: Money; unit: 'day' | 'GB' } {
  const { amount, currency } = priceOf(plan);
  return plan.isUnlimited
    ? { price: ofMinor(divideHalfUp(amount, plan.duration), currency), unit: 'day' }
    : { price: ofMinor(divideHalfUp(amount * 1000, plan.data_amount), currency), unit: 'GB' };
}

/** The totals by card of the cheapest and the dearest of some plans, at least one. */
export function paidRange(plans: readonly SoldPlan[]): { low: Money; high: Money } {
  return rangeOf(plans.map(cardTotalOf));
}

/** The least and the most of some amounts in one currency, at least one. */
export function rangeOf(amounts: readonly Money[]): { low: Money; high: Money } {
  const [first, ...others] = amounts.toSorted((one, other) => one.amount - other.amount);
  if (!first) throw new Error('a range of nothing');
  return { low: first, high: others.at(-1) ?? first };
}
