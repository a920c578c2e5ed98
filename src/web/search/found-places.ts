import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import type { Found } from '../../domain/catalog/search.ts';

/** A region as the search lists it; its `iso` is the slug of its page. */
export interface FoundRegion extends Destination {
  countries: number;
}

/** What the search of the hero answers. */
export interface FoundPlaces {
  destinations: Found<Destination>[];
  regions: Found<FoundRegion>[];
  /** The pages of all of them, in the order they are listed. */
  pages: string[];
  /** Position of the one that Enter opens; -1 where nothing was asked. */
  first: number;
  /** Where nothing was found: what was meant but for a slip. */
  meant: Found<Destination> | null;
  /** What Enter opens; null where nobody knows what was meant. */
  best: string | null;
  /** Where nothing was asked, or found: where most people go. */
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
