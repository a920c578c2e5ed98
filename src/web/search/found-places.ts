import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import type { Trip } from '../../domain/catalog/meant/read-query.ts';

/** A country in the search. */
export interface CountryRow {
  destination: Destination;
  /** The matching other name as written, if the country's own name does not match. */
  by: string | null;
}

/** A region in the search. */
export interface RegionRow {
  name: string;
  slug: string;
  code: string;
  by: string | null;
  /** Number of its countries. */
  countries: number;
  /** How much of several meant places it covers; null if none were meant. */
  cover: RegionCover | null;
}

export interface RegionCover {
  /** Number of the meant places. */
  of: number;
  /** Number of those that it lacks. */
  missing: number;
  /** Names of the best known of those. */
  names: string[];
}

/** A place in the order of the list: where it leads, and what a field that chooses places needs of it. */
export interface Choice {
  page: string;
  code: string;
  name: string;
  /** What else the query says. */
  trip: Trip;
}

/** The likely place behind a typo. */
export interface Likely {
  /** The name that was probably meant. */
  name: string;
  /** A city or other name of it, if that was mistyped. */
  by: string | null;
  leadsTo: Choice;
}

/** Search results. */
export interface FoundPlaces {
  destinations: CountryRow[];
  regions: RegionRow[];
  regionsFirst: boolean;
  /** All results in the order of the list. */
  choices: Choice[];
  /** Position of the result that Enter opens; -1 without a query, or if no result is likely enough. */
  first: number;
  /** If nothing was found, the likely place behind a typo. */
  meant: Likely | null;
  /** If nothing was found, the country that is meant and not sold; its page leads on. */
  unsold: Choice | null;
  /** Whether a route is meant, with all of its places among the destinations. */
  isRoute: boolean;
  /** Whether a route is meant that no single region covers. */
  isSplit: boolean;
  /** The popular places, without a query or a result. */
  popular: Destination[];
  trip: Trip;
}

export const NO_PLACES: FoundPlaces = {
  destinations: [],
  regions: [],
  regionsFirst: false,
  choices: [],
  first: 0,
  meant: null,
  unsold: null,
  isRoute: false,
  isSplit: false,
  popular: [],
  trip: { days: null, megabytes: null, type: null },
};
