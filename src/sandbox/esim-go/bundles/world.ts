import { markets } from './markets.ts';
import type { Place } from './place.ts';

/** Every country and territory by code, including those without a plan of their own. */
export const places: ReadonlyMap<string, Place> = new Map(
  markets.flatMap(([region, rows]) => rows.map(([iso, name]) => [iso, { iso, name, region }])),
);

/** The places with these codes, by name. Throws if a code is unknown. */
export function placesOf(isos: string[]): Place[] {
  return isos
    .map((iso) => {
      const place = places.get(iso);
      if (!place) throw new Error(`No place with the code ${iso}`);
      return place;
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
