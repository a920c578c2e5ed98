import type { Destination, SearchNames } from '../../domain/catalog/catalog-schema.ts';
import { type SearchIndex, searchIndexOf } from '../../domain/catalog/search.ts';
import { answerOf } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import type { FoundRegion } from './found-places.ts';

/** Everything that can be searched, with its other names. */
export interface PlaceIndex {
  destinations: SearchIndex<Destination>;
  regions: SearchIndex<FoundRegion>;
  /** Codes of the popular destinations, in order. */
  popular: readonly string[];
  /** Without other names, a place is found by its name, its code and its part of the world. */
  hasNames: boolean;
}

let reading: Promise<PlaceIndex> | null = null;

/** Loaded once per visit in the browser; a load that failed, or lacks the names, is tried again the next time. */
export function readSearchIndex(api: ShopApi): Promise<PlaceIndex> {
  reading ??= readPlaces(api).then(
    (index) => {
      if (!index.hasNames) reading = null;
      return index;
    },
    (failure: unknown) => {
      reading = null;
      throw failure;
    },
  );
  return reading;
}

/** The same, loaded again. */
export async function readPlaces(api: ShopApi): Promise<PlaceIndex> {
  const [{ countries, popular }, names] = await Promise.all([
    answerOf(api['search-index'].$get()),
    answerOf(api['search-names'].$get()).catch(() => null),
  ]);
  return { ...placeIndexOf(countries, names), popular };
}

function placeIndexOf(
  countries: readonly Destination[],
  names: SearchNames | null,
): Omit<PlaceIndex, 'popular'> {
  const regions = names?.regions ?? [];
  const regionRows = regions.map(({ slug, name, countries_count: many }) => ({
    iso: slug,
    name,
    region: '',
    countries: many,
  }));
  return {
    destinations: searchIndexOf(countries, names?.destinations),
    regions: searchIndexOf(regionRows, Object.fromEntries(regions.map(({ slug, also }) => [slug, also]))),
    hasNames: names !== null,
  };
}
