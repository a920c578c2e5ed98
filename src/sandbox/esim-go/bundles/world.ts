import { africa } from './africa.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { latinAmerica } from './latin-america.ts';
import { middleEast } from './middle-east.ts';
import { northAmerica } from './north-america.ts';
import { oceania } from './oceania.ts';
import type { Market, Place, Region } from './place.ts';

/** Every market, by the wholesaler's label for its region. */
export const markets: [Region, Market[]][] = [
  ['Africa', africa],
  ['Asia', asia],
  ['Europe', europe],
  ['LATAM', latinAmerica],
  ['Middle East', middleEast],
  ['North America', northAmerica],
  ['Oceania', oceania],
];

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
