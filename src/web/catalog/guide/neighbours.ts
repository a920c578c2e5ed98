import type { AtlasPlace } from '../../../domain/catalog/catalog-schema.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import neighbours from './neighbours.json' with { type: 'json' };

const AROUND = new Map(Object.entries(neighbours));

/** More would need a map. */
const MOST = 6;

/** A country's neighbours with plans of their own, the nearest first. */
export function neighboursOf(iso: string, places: readonly AtlasPlace[]): PlaceGuide['near'] {
  const around = AROUND.get(iso)?.split(' ') ?? [];
  const known = new Map(places.map((place) => [place.iso, place]));
  return sold(around.flatMap((code) => known.get(code) ?? [])).slice(0, MOST);
}

/** The countries with plans of their own, by their names in the list. */
export function sold(places: readonly AtlasPlace[]): PlaceGuide['near'] {
  return places.flatMap(({ iso, name, lowest_price: price }) =>
    price === null ? [] : [{ iso, name, price }],
  );
}
