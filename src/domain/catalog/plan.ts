import { CURRENCIES, isCurrency } from '../currencies.ts';
import { divideHalfUp, type Money, ofDollars, ofMinor, ofSent, type SentMoney } from '../money.ts';
import { type PriceWords, priceWords } from '../price-words.ts';
import type { AtlasPlace, Plan, PlanFacts, SoldPlan } from './catalog-schema.ts';
import { formatDays, formatGigabytes, UNLIMITED } from './data-amount.ts';
import { unlimitedPlan } from './plan-facts-words.ts';
import { atPlace, atPlan, type ListedPrice, perUnits } from './price-sheet.ts';

/** 'Unlimited Lite', 'Unlimited', '3.0 GB': a plan's name in a summary, with amounts as on screen. */
export function planLabel(plan: Sized, amount: (megabytes: number) => string = formatGigabytes): string {
  if (plan.data_amount !== UNLIMITED) return amount(plan.data_amount);
  return unlimitedPlan(plan.truth.tier);
}

/** 'Japan, Unlimited Lite, 30 days': a plan of any place, as operators and the story of an order name it. */
export function planName(place: string, plan: Sized & { duration: number }): string {
  return [place, planLabel(plan), formatDays(plan.duration)].join(', ');
}

/** What tells the size of a plan. */
interface Sized {
  data_amount: number;
  truth: Pick<PlanFacts, 'tier'>;
}

type Amounts = Pick<SoldPlan, 'finalPrice' | 'card_total' | 'local'>;
type Named = Pick<SoldPlan, 'bundle_name' | 'country_code'>;

const priceIn = ({ finalPrice, local }: Omit<Amounts, 'card_total'>): Money =>
  local ? ofMinor(local.price, local.currency) : ofDollars(finalPrice);

const totalIn = ({ card_total: dollars, local }: Amounts): Money =>
  local ? ofMinor(local.card_total, local.currency) : ofDollars(dollars);

/** The price without a fee, in the currency of the page. */
export function priceOf(plan: Omit<Amounts, 'card_total'> & Named): ListedPrice {
  return { ...priceIn(plan), at: atPlan('price', plan.country_code, plan.bundle_name) };
}

/** The total by card, in the currency of the page. */
export function cardTotalOf(plan: Amounts & Named): ListedPrice {
  return { ...totalIn(plan), at: atPlan('total', plan.country_code, plan.bundle_name) };
}

/** How the shop says what a plan costs. */
export function planPriceWords(plan: Amounts): PriceWords {
  const total = totalIn(plan);
  return priceWords({ fee: { ...total, amount: total.amount - priceIn(plan).amount }, total });
}

interface Starting<Dollars> {
  starting_price: Dollars;
  local_starting_price?: SentMoney | undefined;
}

/** A country's, for a day of unlimited data, or a region's, for its cheapest plan. */
type StartingOf<Dollars> = Starting<Dollars> & ({ iso: string } | { code: string });

/** The lowest price of a place, in the currency of the page; null if nothing is sold there. */
export function startingPriceOf(place: StartingOf<number>): ListedPrice;
export function startingPriceOf(place: StartingOf<number | null>): ListedPrice | null;
export function startingPriceOf(place: StartingOf<number | null>): ListedPrice | null {
  return listedAt(place, 'code' in place ? atPlace('least', place.code) : atPlace('day', place.iso));
}

/** The same for a place in the list of all, for any plan. */
export function lowestPriceOf({ iso, lowest_price, local_lowest_price }: AtlasPrices): ListedPrice | null {
  const starting = { starting_price: lowest_price, local_starting_price: local_lowest_price };
  return listedAt(starting, atPlace('least', iso));
}

type AtlasPrices = Pick<AtlasPlace, 'iso' | 'lowest_price' | 'local_lowest_price'>;

function listedAt(
  { starting_price: price, local_starting_price: local }: Starting<number | null>,
  at: string,
) {
  return price === null ? null : { ...(local ? ofSent(local) : ofDollars(price)), at };
}

/** The price per day of an unlimited plan, per gigabyte of a fixed one; the muted figure beside the price. */
export function unitPrice(plan: Plan & Pick<SoldPlan, 'local'>): { price: ListedPrice; unit: 'day' | 'GB' } {
  const { amount, currency, at } = priceOf(plan);
  const units = plan.isUnlimited ? plan.duration * 1000 : plan.data_amount;
  const step = isCurrency(currency) ? CURRENCIES[currency].step : 1;
  const price = ofMinor(divideHalfUp(amount * 1000, units * step) * step, currency);
  return { price: { ...price, at: perUnits(at, units) }, unit: plan.isUnlimited ? 'day' : 'GB' };
}

/** The totals by card of the cheapest and the dearest of some plans, at least one. */
export function paidRange(plans: readonly SoldPlan[]): { low: ListedPrice; high: ListedPrice } {
  return rangeOf(plans.map(cardTotalOf));
}

/** The least and the most of some amounts in one currency, at least one. */
export function rangeOf<Amount extends Money>(amounts: readonly Amount[]): { low: Amount; high: Amount } {
  const [first, ...others] = amounts.toSorted((one, other) => one.amount - other.amount);
  if (!first) throw new Error('a range of nothing');
  return { low: first, high: others.at(-1) ?? first };
}
