import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import {
  asksForPlace,
  findMeant,
  type Meant,
  type MeantRegion,
} from '../../domain/catalog/meant/find-meant.ts';
import type { PlaceIndex } from '../../domain/catalog/meant/place-index.ts';
import type { Trip } from '../../domain/catalog/meant/read-query.ts';
import { paths } from '../core/paths.ts';
import { type Choice, type FoundPlaces, type Likely, NO_PLACES, type RegionRow } from './found-places.ts';
import { withTrip } from './with-trip.ts';

/** The most countries and regions in the list. */
const MAX_COUNTRIES = 8;
const MAX_REGIONS = 3;
/** More names than these say less than their number. */
const NAMED = 3;

/** Everything that can be searched, and what is shown before anything is. */
export interface SearchableIndex extends PlaceIndex {
  /** Codes of the popular destinations, in order. */
  popular: readonly string[];
}

/**
 * What the field lists for a query. One without a place lists the popular places.
 * @param countriesOnly without regions
 */
export function findPlaces(index: SearchableIndex, query: string, countriesOnly = false): FoundPlaces {
  const all = findMeant(index, query);
  const meant = countriesOnly ? { ...all, regions: [], regionsFirst: false } : all;
  const { trip } = meant;
  const popular = index.popular.flatMap((iso) => index.byCode.get(iso) ?? []);
  if (!asksForPlace(query, meant))
    return {
      ...NO_PLACES,
      popular,
      choices: popular.map((one) => countryChoice(one, trip)),
      first: -1,
      trip,
    };
  const countries = meant.countries.slice(0, MAX_COUNTRIES);
  const regions = meant.regions.slice(0, MAX_REGIONS);
  const countryChoices = countries.map(({ destination }) => countryChoice(destination, trip));
  const regionChoices = regions.map(({ destination }) => regionChoice(destination, trip));
  const choices = meant.regionsFirst
    ? [...regionChoices, ...countryChoices]
    : [...countryChoices, ...regionChoices];
  const found = {
    ...NO_PLACES,
    destinations: countries.map(({ destination, by }) => ({ destination, by })),
    regions: regions.map((region) => regionRow(index, region)),
    regionsFirst: meant.regionsFirst,
    choices,
    first: meant.isSure ? 0 : -1,
    isRoute: meant.isRoute,
    isSplit: meant.isRoute && !meant.regionsFirst,
    trip,
  };
  return choices.length > 0 ? found : { ...found, popular, meant: slipOf(meant), unsold: unsoldOf(meant) };
}

/** What the list of countries shows for a query: codes of all countries, and the best regions. */
export function findCountries(index: PlaceIndex, query: string) {
  const meant = findMeant(index, query);
  return {
    isos: meant.countries.map(({ destination }) => destination.iso),
    regions: meant.regions.slice(0, MAX_REGIONS).map((region) => regionRow(index, region)),
    slip: meant.countries.length + meant.regions.length > 0 ? null : slipOf(meant),
    unsold: unsoldOf(meant),
    trip: meant.trip,
  };
}

function countryChoice({ iso, name }: Destination, trip: Trip): Choice {
  return { page: withTrip(paths.country(iso), trip), code: iso, name, trip };
}

function regionChoice({ iso: slug, code, name }: MeantRegion['destination'], trip: Trip): Choice {
  return { page: withTrip(paths.region(slug), trip), code, name, trip };
}

const unsoldOf = ({ unsold, trip }: Meant) => unsold && countryChoice(unsold, trip);

function slipOf({ slip, trip }: Meant): Likely | null {
  if (!slip) return null;
  const { country, region, name, by } = slip;
  const leadsTo = region ? regionChoice(region, trip) : country && countryChoice(country, trip);
  return leadsTo && { name, by, leadsTo };
}

function regionRow({ byCode }: PlaceIndex, { destination, by, coverage }: MeantRegion): RegionRow {
  const { name, iso: slug, code, covers } = destination;
  const lacks = coverage?.lacks ?? [];
  return {
    name,
    slug,
    code,
    by,
    countries: covers.length,
    cover: coverage && {
      of: coverage.has.length + lacks.length,
      missing: lacks.length,
      names: lacks.slice(0, NAMED).flatMap((iso) => byCode.get(iso)?.name ?? []),
    },
  };
}
