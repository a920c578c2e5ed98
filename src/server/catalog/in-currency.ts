import type { RegionCard, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import type { Minor } from '../../domain/money.ts';
import { feesOf } from '../../domain/operators/pricing/price-plan.ts';
import { offerIn } from './answers.ts';
import { Lazily } from './snapshot-parts.ts';
import type { Snapshot } from './snapshot.ts';
import { localOf } from './to-plan.ts';

/**
 * The catalogue with its prices in a currency beside the dollars, as they are charged; the same one if nothing is sold in that
 * currency. Plans get theirs when they are read.
 */
export function inCurrency(snapshot: Snapshot, currency: Currency): Snapshot {
  if (currency === BASE_CURRENCY || !snapshot.local[currency]) return snapshot;
  const localPrice = ({ bundle_name: name, country_code: place }: SoldPlan) => {
    const offer = offerIn(snapshot, name, place, currency);
    return offer ? localOf(offer.charged, feesOf(offer.takings)) : {};
  };
  const least: Least = new Map();
  const leastDay: Least = new Map();
  for (const { plan } of snapshot.offers.values()) {
    const price = localPrice(plan).local?.price ?? Infinity;
    lower(least, plan, price);
    if (plan.isUnlimited && plan.duration === 1) lower(leastDay, plan, price);
  }
  const sentOf = (minor: Minor | undefined) => (minor === undefined ? undefined : { minor, currency });
  const localPlans = (plans: readonly SoldPlan[]) => plans.map((plan) => ({ ...plan, ...localPrice(plan) }));
  const region = <T extends RegionCard>(card: T): T => ({
    ...card,
    local_starting_price: sentOf(least.get(card.code)),
  });
  return {
    ...snapshot,
    cards: snapshot.cards.map((card) => ({
      ...card,
      local_starting_price: sentOf(leastDay.get(card.iso)),
    })),
    atlas: snapshot.atlas.map((place) => ({ ...place, local_lowest_price: sentOf(least.get(place.iso)) })),
    regionCards: snapshot.regionCards.map(region),
    covering: new Lazily(snapshot.covering, (regions) => regions.map(region)),
    countries: new Lazily(snapshot.countries, (country) => ({
      ...country,
      fixed_plans: mapValues(country.fixed_plans, localPlans),
      unlimited_plans: mapValues(country.unlimited_plans, localPlans),
      covered_by: country.covered_by.map(region),
    })),
    regions: new Lazily(snapshot.regions, (one) => ({ ...region(one), plans: localPlans(one.plans) })),
  };
}

/** By the code of the place. */
type Least = Map<string, Minor>;

function lower(least: Least, { country_code: place }: SoldPlan, price: Minor): void {
  least.set(place, Math.min(least.get(place) ?? Infinity, price));
}

function mapValues<Value>(
  record: Record<string, Value>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
