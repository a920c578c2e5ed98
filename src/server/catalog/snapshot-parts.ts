import type { CountryCard, PlanSize } from '../../domain/catalog/catalog-schema.ts';
import { LOCALE } from '../../domain/language-words.ts';
import { ofBase, toDollars } from '../../domain/money.ts';
import type { PricedPlan } from '../../domain/operators/pricing/price-plan.ts';
import { pictureOf } from './queries.ts';
import type { CatalogueRows, Snapshot } from './snapshot.ts';

export const offerKey = (bundleName: string, place: string) => `${place} ${bundleName}`;
/** Both names are empty for a choice about a whole wholesaler. */
export const choiceKey = (bundleName: string, place: string, wholesaler: string) =>
  `${offerKey(bundleName, place)} ${wholesaler}`;
export const sellerKey = (wholesaler: string, place: string) => `${place} ${wholesaler}`;

export function otherNames({ countries, regions }: CatalogueRows): Map<string, string> {
  const called = [
    ...countries.map(({ iso, name, ownName }) => ({ code: iso, name, ownName })),
    ...regions.map(({ code, label, ownName }) => ({ code, name: label, ownName })),
  ];
  return new Map(called.flatMap(({ code, name, ownName }) => (ownName === null ? [] : [[code, name]])));
}

export function goneFrom(gone: readonly PricedPlan[], offers: Snapshot['offers']): Snapshot['gone'] {
  const sizes = new Map<string, PlanSize>();
  for (const { bundleName, countryCode, durationDays, dataMb, price } of gone) {
    const key = offerKey(bundleName, countryCode);
    // Another wholesaler may still sell it.
    if (offers.has(key)) continue;
    sizes.set(key, { duration: durationDays, data_amount: dataMb, finalPrice: toDollars(ofBase(price)) });
  }
  return sizes;
}

const collator = new Intl.Collator(LOCALE);

/** As people sort, and the same in every process: databases disagree on where Åland belongs. */
export function byName<T>(nameOf: (row: T) => string, keyOf: (row: T) => string): (a: T, b: T) => number {
  return (a, b) => collator.compare(nameOf(a), nameOf(b)) || (keyOf(a) < keyOf(b) ? -1 : 1);
}

export type PricedRow = CatalogueRows['plans'][number] & PricedPlan;

export function countryCard(
  row: CatalogueRows['countries'][number],
  plans: readonly PricedRow[],
): CountryCard {
  const { iso, name, region } = row;
  const unlimited = plans.filter(({ type }) => type === 'unlimited');
  return {
    iso,
    name,
    region,
    image_url: pictureOf(row, 'small'),
    starting_price: cheapest(unlimited.filter(({ durationDays }) => durationDays === 1)),
    has_unlimited: unlimited.length > 0,
    has_plans: plans.length > 0,
  };
}

/** In dollars; null without plans. */
export function cheapest(plans: readonly PricedRow[]): number | null {
  const cents = plans.reduce((least, { price }) => Math.min(least, price), Infinity);
  return cents === Infinity ? null : toDollars(ofBase(cents));
}

export function planNames(plans: readonly PricedRow[]): Map<string, string[]> {
  const lists = Map.groupBy(
    plans.toSorted((a, b) => a.durationDays - b.durationDays || a.price - b.price),
    ({ wholesaler, countryCode }) => sellerKey(wholesaler, countryCode),
  );
  return new Map([...lists].map(([key, list]) => [key, list.map(({ bundleName }) => bundleName)]));
}

/**
 * Freezes lists and everything in them except plans, so that no answer can spoil the next one. Freezing thousands of plans would
 * cost more than all the rest.
 */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || 'bundle_name' in value) return value;
  for (const inner of value instanceof Map ? value.values() : Object.values(Object.freeze(value)))
    freeze(inner);
  return value;
}

/** A map whose values are made when they are read. */
export class Lazily<Value> implements ReadonlyMap<string, Value> {
  readonly #source: ReadonlyMap<string, Value>;
  readonly #make: (value: Value) => Value;

  constructor(source: ReadonlyMap<string, Value>, make: (value: Value) => Value) {
    this.#source = source;
    this.#make = make;
  }
  get size() {
    return this.#source.size;
  }
  has(key: string) {
    return this.#source.has(key);
  }
  get(key: string) {
    const value = this.#source.get(key);
    return value && this.#make(value);
  }
  keys() {
    return this.#source.keys();
  }
  *values(): MapIterator<Value> {
    for (const value of this.#source.values()) yield this.#make(value);
  }
  *entries(): MapIterator<[string, Value]> {
    for (const [key, value] of this.#source) yield [key, this.#make(value)];
  }
  [Symbol.iterator]() {
    return this.entries();
  }
  forEach(call: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void) {
    for (const [key, value] of this) call(value, key, this);
  }
}
