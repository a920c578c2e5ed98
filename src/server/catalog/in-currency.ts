import type { RegionCard, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { amountAt, atPlace, atPlan } from '../../domain/catalog/price-sheet.ts';
import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import { priceSheet } from './price-sheet.ts';
import { Lazily } from './snapshot-parts.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The catalogue with its prices in a currency beside the dollars, as they are charged; the same one if nothing is sold in that
 * currency. Plans get theirs when they are read.
 */
export function inCurrency(snapshot: Snapshot, currency: Currency): Snapshot {
  if (currency === BASE_CURRENCY || !snapshot.local[currency]) return snapshot;
  const sheet = priceSheet(snapshot, currency);
  const localPrice = ({ bundle_name: name, country_code: place }: SoldPlan): Pick<SoldPlan, 'local'> => {
    const price = amountAt(sheet, atPlan('price', place, name));
    const total = amountAt(sheet, atPlan('total', place, name));
    return price === undefined || total === undefined
      ? {}
      : { local: { currency, price, card_total: total } };
  };
  const sentAt = (at: string) => {
    const minor = amountAt(sheet, at);
    return minor === undefined ? undefined : { minor, currency };
  };
  const localPlans = (plans: readonly SoldPlan[]) => plans.map((plan) => ({ ...plan, ...localPrice(plan) }));
  const region = <T extends RegionCard>(card: T): T => ({
    ...card,
    local_starting_price: sentAt(atPlace('least', card.code)),
  });
  return {
    ...snapshot,
    cards: snapshot.cards.map((card) => ({
      ...card,
      local_starting_price: sentAt(atPlace('day', card.iso)),
    })),
    atlas: snapshot.atlas.map((place) => ({
      ...place,
      local_lowest_price: sentAt(atPlace('least', place.iso)),
    })),
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

function mapValues<Value>(
  record: Record<string, Value>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
