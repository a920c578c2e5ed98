import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import type { Found } from '../../domain/catalog/search.ts';

/** A region in the search; its `iso` is the slug of its page. */
export interface FoundRegion extends Destination {
  countries: number;
}

/** The home page's search results. */
export interface FoundPlaces {
  destinations: Found<Destination>[];
  regions: Found<FoundRegion>[];
  /** The pages of all results, in the order of the list. */
  pages: string[];
  /** Position of the result that Enter opens; -1 without a query. */
  first: number;
  /** If nothing was found, the likely place behind a typo. */
  meant: Found<Destination> | null;
  /** The page that Enter opens; null if no result is likely enough. */
  best: string | null;
  /** The popular places, without a query or a result. */
  popular: Destination[];
}

export const NO_PLACES: FoundPlaces = {
  destinations: [],
  regions: [],
  pages: [],
  first: 0,
  meant: null,
  best: null,
  popular: [],
};
