import {
  type CurrencyPolicies,
  LOCAL_CURRENCIES,
} from '../../../domain/operators/pricing/currency-schema.ts';
import { atRate, type LocalTerms } from '../../../domain/operators/pricing/local-price.ts';
import {
  type PriceAlarm,
  priceAlarm,
  type PriceMove,
} from '../../../domain/operators/pricing/price-alarm.ts';
import { type PricedPlan, pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { inForceAt } from '../../../domain/operators/pricing/price-rules.ts';
import { madeOf, storedPrices } from '../../catalog/localize-prices.ts';
import { type PlanToPrice, plansToPrice } from '../../catalog/plans-to-price.ts';
import type { Deps } from '../../deps.ts';
import { type DayRate, newestRates } from '../../pricing/exchange-rates.ts';
import { newestList } from '../../pricing/price-lists.ts';
import { takingsOf } from '../../tax/takings.ts';

type Pricing = Pick<Deps, 'db' | 'settings' | 'now'>;

type Sold = PlanToPrice & PricedPlan;

/** The plans on sale with their prices in dollars, the cheapest first. */
export async function soldPlans({ db, settings, now }: Pricing): Promise<Sold[]> {
  const { rules, belowFloor } = await newestList(db.db);
  const pricing = { rules: inForceAt(rules, now()), belowFloor };
  return pricePlans((await plansToPrice(db.db)).plans, pricing, takingsOf(settings))
    .filter(({ isSold }) => isSold)
    .toSorted((a, b) => a.price - b.price);
}

export interface Localized {
  plan: Sold;
  before: number | null;
  after: number;
}

/** Each plan's price by other terms, beside the one in force. */
export function localizedBy(
  plans: readonly Sold[],
  rate: DayRate,
  terms: LocalTerms,
  stored: Awaited<ReturnType<typeof storedPrices>>,
): Localized[] {
  const made = madeOf(plans, rate, terms, new Map());
  return plans.map((plan) => ({
    plan,
    before: stored.get(plan.countryCode)?.get(plan.bundleName)?.minor ?? null,
    after: made.get(plan.countryCode)?.get(plan.bundleName)?.minor ?? 0,
  }));
}

/** A price in a currency that is new is compared with what it is in dollars. */
function movesOf(all: readonly Localized[], rate: DayRate): PriceMove[] {
  return all.map(({ plan, before, after }) => ({
    before: before ?? atRate(plan.price, rate),
    after,
    isLoss: false,
  }));
}

/** What has to be confirmed before these prices count; null if nothing has to. */
export function alarmOf(all: readonly Localized[], rate: DayRate): PriceAlarm | null {
  return priceAlarm(movesOf(all, rate), all.length);
}

/**
 * The same before a rate counts. A currency without prices has those of the last rate: otherwise, nobody would see a wrong rate
 * of one that is off until it is switched on.
 */
export async function rateAlarm(
  deps: Pricing,
  rate: DayRate,
  last: DayRate,
  terms: LocalTerms,
): Promise<PriceAlarm | null> {
  const plans = await soldPlans(deps);
  const stored = await storedPrices(deps.db.db, rate.currency);
  const before = stored.size > 0 ? stored : madeOf(plans, last, terms, new Map());
  return alarmOf(localizedBy(plans, rate, terms, before), rate);
}

/** The same for all currencies whose terms change. */
export async function changeAlarm(
  deps: Pricing,
  before: CurrencyPolicies,
  after: CurrencyPolicies,
): Promise<PriceAlarm | null> {
  const changed = LOCAL_CURRENCIES.filter(
    (code) => after[code]?.on && JSON.stringify(after[code]) !== JSON.stringify(before[code]),
  );
  if (changed.length === 0) return null;
  const [plans, rates] = [await soldPlans(deps), await newestRates(deps.db.db)];
  const moves: PriceMove[] = [];
  for (const code of changed) {
    const [terms, rate] = [after[code], rates.get(code)];
    if (!terms || !rate) continue;
    const stored = await storedPrices(deps.db.db, code);
    moves.push(...movesOf(localizedBy(plans, rate, terms, stored), rate));
  }
  return priceAlarm(moves, moves.length);
}
