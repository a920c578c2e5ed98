import type { z } from 'zod';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { findMeant } from '../../../domain/catalog/meant/find-meant.ts';
import { MAX_NAMED } from '../../../domain/catalog/meant/named-places.ts';
import { formatMoney, ofBase } from '../../../domain/money.ts';
import type { Deps } from '../../deps.ts';
import { readPlaceIndex } from '../answers.ts';
import type { SoldPlace } from '../places.ts';
import { placeNamed, placesIn, placesMeant } from './places-known.ts';
import type { findInput, findOutput, searchInput, searchOutput, tripInput } from './schemas.ts';
import { asData, byPrice, cheapestOf, priceOf, showMoney, showPlace, showPlan } from './show.ts';
import { assistantWords } from './words.ts';

type FindDeps = Pick<Deps, 'catalog' | 'settings'>;

const MAX_DESTINATIONS = 10;
/** The cheapest plans that cover all places; dearer ones are no help. */
const MAX_WHOLE = 5;

/** Places that match the typed text, or each of several places named in it, and the regions that cover those. */
export function searchPlaces(
  { catalog, settings }: FindDeps,
  { query }: z.infer<typeof searchInput>,
): z.infer<typeof searchOutput> {
  const snapshot = catalog.current();
  const meant = findMeant(readPlaceIndex(snapshot), query);
  const { isRoute, unknown } = meant;
  const found = placesMeant(snapshot, isRoute ? { ...meant, regions: [] } : meant);
  const places = found.slice(0, isRoute ? MAX_NAMED : MAX_DESTINATIONS);
  // Someone who asks for one place that only a region covers needs that region.
  const needs = isRoute || (places.length === 1 && places[0]?.plans.length === 0) ? places : [];
  const show = (place: SoldPlace) => showPlace(settings.BASE_URL, place);
  return {
    destinations: places.map(show),
    covering_all: (needs.length === 0 ? [] : coveringAll(placesIn(snapshot).places, needs))
      .filter(({ kind }) => kind === 'region')
      .map(show)
      .sort((a, b) => (a.cheapest?.amount ?? 0) - (b.cheapest?.amount ?? 0))
      .slice(0, MAX_DESTINATIONS),
    not_found: (places.length === 0 ? [query] : unknown).map(asData),
  };
}

/** Places whose plans work in all of `wanted`. */
function coveringAll(places: readonly SoldPlace[], wanted: readonly SoldPlace[]): SoldPlace[] {
  const countries = wanted.flatMap(({ covers }) => covers);
  return places.filter(
    ({ covers, plans }) => plans.length > 0 && countries.every((country) => covers.includes(country)),
  );
}

/** @returns whether a plan lasts the trip, and has enough data for it */
export function fitFor({ days = 1, data_gb: gigabytes = 0, data }: z.infer<typeof tripInput>) {
  return ({ duration, type, isUnlimited, data_amount: megabytes }: SoldPlan) =>
    duration >= days && (isUnlimited || megabytes >= gigabytes * 1000) && (!data || type === data);
}

/** Plans that cover all the places of a trip, and the cheapest plan of each place with their sum. */
export function findPlans(
  { catalog, settings }: FindDeps,
  { places: names, ...trip }: z.infer<typeof findInput>,
): z.infer<typeof findOutput> {
  const snapshot = catalog.current();
  const places = [...new Set(names.map((name) => placeNamed(snapshot, name)))];
  const fits = fitFor(trip);
  const whole = coveringAll(placesIn(snapshot).places, places)
    .flatMap((place) => place.plans.filter(fits).map((plan) => ({ place, plan })))
    .sort((a, b) => byPrice(a.plan, b.plan));
  const each = places.map((place) => ({ place, plan: cheapestOf(place.plans.filter(fits)) }));
  const prices = each.flatMap(({ plan }) => (plan ? [priceOf(plan).amount] : []));
  const isWhole = prices.length === places.length;
  const total = isWhole ? ofBase(prices.reduce((sum, price) => sum + price, 0)) : null;
  const [best] = whole;
  return {
    places: places.map((place) => showPlace(settings.BASE_URL, place)),
    one_plan: whole.slice(0, MAX_WHOLE).map(({ place, plan }) => showPlan(place, plan)),
    separate:
      places.length > 1
        ? {
            plans: each.map(({ place, plan }) => ({
              place: place.code,
              plan: plan && showPlan(place, plan),
            })),
            total: total && showMoney(total),
          }
        : null,
    text: assistantWords.found(
      places.length,
      best ? formatMoney(priceOf(best.plan)) : null,
      total && formatMoney(total),
    ),
  };
}
