import { z } from 'zod';

import type { Destination, SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { findMeant } from '../../../domain/catalog/meant/find-meant.ts';
import type { Trip } from '../../../domain/catalog/meant/read-query.ts';
import { planName } from '../../../domain/catalog/plan.ts';
import { type Found, isInside, isWhole } from '../../../domain/catalog/search.ts';
import { termOf } from '../../../domain/search-term.ts';
import { readPlaceIndex } from '../../catalog/answers.ts';
import { allPlaces, calledOf, type HandledPlace } from '../../catalog/overrides/places.ts';
import type { Snapshot } from '../../catalog/snapshot.ts';
import type { Deps } from '../../deps.ts';
import type { Guess } from '../parts/guess.ts';
import { wrongField } from '../parts/verb.ts';

const MOST_PLACES = 5;
const MOST_PLANS = 6;

export const foundPlaceSchema = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['country', 'region']),
  visible: z.boolean(),
});

export const foundPlanSchema = z.object({
  bundle_name: z.string(),
  /** The place it is sold for. */
  place: z.string(),
  name: z.string(),
});

type FoundPlace = z.infer<typeof foundPlaceSchema>;
type FoundPlan = z.infer<typeof foundPlanSchema>;

/** Places by any of their names or their code, hidden ones by their own, or the one behind a typo. */
export async function placesLike(
  { db, catalog }: Pick<Deps, 'db' | 'catalog'>,
  typed: string,
): Promise<{ places: Guess<FoundPlace>; plans: FoundPlan[] }> {
  const snapshot = catalog.current();
  const { countries, regions, regionsFirst, slip, trip } = findMeant(readPlaceIndex(snapshot), typed);
  const countryCodes = countries.filter(isNamed).map(({ destination }) => destination.iso);
  const regionCodes = regions.filter(isNamed).map(({ destination }) => destination.code);
  const all = await allPlaces(db.db);
  const byCode = new Map(all.map((place) => [place.code, place]));
  const named = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? []);
  const found = [
    ...all.filter((place) => !place.visible && isCalled(place, typed)),
    ...named(regionsFirst ? [...regionCodes, ...countryCodes] : [...countryCodes, ...regionCodes]),
  ].slice(0, MOST_PLACES);
  const [place] = found;
  return {
    places:
      found.length > 0
        ? { found: found.map(placeFound), isNear: false }
        : {
            found: named([slip?.country?.iso ?? slip?.region?.code ?? []].flat()).map(placeFound),
            isNear: true,
          },
    plans: place && isAsked(trip) ? plansOf(snapshot, place, trip) : plansOfBundle(snapshot, typed),
  };
}

/**
 * The code of a place, as people type it: by its code, or by any of its names. Two letters are a code also where nothing is sold any more.
 * @throws Problem `invalid_field` of `country`, which tells the nearest name
 */
export async function codeCalled(deps: Pick<Deps, 'db' | 'catalog'>, typed: string): Promise<string> {
  const code = typed.trim().toUpperCase();
  const all = await allPlaces(deps.db.db);
  if (all.some((place) => place.code === code)) return code;
  const { places } = await placesLike(deps, typed);
  const [place] = places.found;
  if (place && !places.isNear) return place.code;
  if (/^[A-Z]{2}$/.test(code)) return code;
  throw wrongField('country', noCountry(typed.trim(), place?.name ?? null));
}

const noCountry = (typed: string, near: string | null) =>
  `No country or region is called “${typed}”.${near === null ? '' : ` Did you mean ${near}?`}`;

/** Whether a place is meant by its own name, perhaps only begun, or by the whole name of a city or of another language. */
const isNamed = (one: Found<Destination>) => (one.by === null ? !isInside(one) : isWhole(one));

/** Whether a search names a place, by its code or by a part of one of its two names. */
export function isCalled(place: HandledPlace, search: string): boolean {
  const wanted = termOf(search).plain;
  return (
    place.code === search.toUpperCase() ||
    (wanted !== '' && [calledOf(place), place.name].some((name) => termOf(name).plain.includes(wanted)))
  );
}

const placeFound = (place: HandledPlace): FoundPlace => ({
  code: place.code,
  name: calledOf(place),
  kind: place.kind,
  visible: place.visible,
});

const isAsked = ({ days, megabytes, type }: Trip) => days !== null || megabytes !== null || type !== null;

/** The plans of a place that are as long and as large as the search says: 'japan 5 gb'. */
function plansOf(snapshot: Snapshot, { code }: HandledPlace, { days, megabytes, type }: Trip): FoundPlan[] {
  return offeredIn(snapshot)
    .filter(
      (plan) =>
        plan.country_code === code &&
        (days === null || plan.duration === days) &&
        (megabytes === null || plan.data_amount === megabytes) &&
        (type === null || plan.type === type),
    )
    .slice(0, MOST_PLANS)
    .map(planFound);
}

/** The plans whose bundle the search names, or begins to. */
function plansOfBundle(snapshot: Snapshot, typed: string): FoundPlan[] {
  const wanted = typed.trim().toLowerCase();
  if (!/^esim\w*_/.test(wanted)) return [];
  return offeredIn(snapshot)
    .filter(({ bundle_name: name }) => name.toLowerCase().startsWith(wanted))
    .slice(0, MOST_PLANS)
    .map(planFound);
}

const offeredIn = ({ offers }: Snapshot): SoldPlan[] => [...offers.values()].map(({ plan }) => plan);

const planFound = (plan: SoldPlan): FoundPlan => ({
  bundle_name: plan.bundle_name,
  place: plan.country_code,
  name: planName(plan.country, plan),
});
