import type { AtlasPlace, Country } from '../../../domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../domain/catalog/country.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { lowestPriceOf } from '../../../domain/catalog/plan.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
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

/** For a country without plans of its own: its neighbours that have some. */
export async function nearUnsold(api: ShopApi, country: Country): Promise<PlaceGuide['near']> {
  if (allPlans(country).length > 0) return [];
  const { places } = await answerOf(api.atlas.$get({ query: {} }));
  return neighboursOf(country.iso, places);
}

/** The countries with plans of their own, by their names in the list. */
export function sold(places: readonly AtlasPlace[]): PlaceGuide['near'] {
  return places.flatMap((place) => {
    const price = lowestPriceOf(place);
    return price ? [{ iso: place.iso, name: place.name, price }] : [];
  });
}
