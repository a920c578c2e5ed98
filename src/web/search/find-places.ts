import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import { MAX_SUGGESTIONS, nearestDestination, searchDestinations } from '../../domain/catalog/search.ts';
import { paths } from '../core/paths.ts';
import { type FoundPlaces, NO_PLACES } from './found-places.ts';
import type { PlaceIndex } from './read-search-index.ts';

const MAX_REGIONS = 3;

/** A region's name finds the region, not the first of its countries. An empty query lists the popular places. */
export function findPlaces(index: PlaceIndex, query: string): FoundPlaces {
  if (query.trim() === '') {
    const popular = popularIn(index);
    const pages = popular.map(({ iso }) => paths.country(iso));
    return { ...NO_PLACES, popular, pages, first: -1 };
  }
  const destinations = searchDestinations(index.destinations, query).slice(0, MAX_SUGGESTIONS);
  const regions = searchDestinations(index.regions, query).slice(0, MAX_REGIONS);
  const pages = [
    ...destinations.map(({ destination }) => paths.country(destination.iso)),
    ...regions.map(({ destination }) => paths.region(destination.iso)),
  ];
  if (pages.length === 0) {
    const meant = nearestDestination(index.destinations, query);
    const best = meant && paths.country(meant.destination.iso);
    return { ...NO_PLACES, meant, best, popular: popularIn(index) };
  }
  const isRegion = regions[0]?.isWhole === true && destinations[0]?.isWhole !== true;
  const first = isRegion ? destinations.length : 0;
  return { ...NO_PLACES, destinations, regions, pages, first, best: pages[first] ?? null };
}

function popularIn({ destinations, popular }: PlaceIndex): Destination[] {
  const all = destinations.entries.map(({ destination }) => destination);
  return popular.flatMap((iso) => all.find((one) => one.iso === iso) ?? []);
}
