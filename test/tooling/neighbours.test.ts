import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { countryCodes } from '../../src/art/data/codes.ts';
import { angleBetween, type Direction, toDirection } from '../../src/art/geometry/sphere.ts';
import { subjectOf } from '../../src/art/geometry/subject.ts';
import { ROOT } from '../support/machine/source-files.ts';

/** At most so many get a link; those without plans are left out of them. */
const MOST = 10;
const EARTH_RADIUS_KM = 6371;
/** Farther countries are no neighbours; for an island in an ocean, this still reaches the next one. */
const FARTHEST_KM = 2_500;
/** Outlines that are this close touch: the smallest scale draws no narrower sea. */
const TOUCHING_KM = 25;

/** Long coasts have thousands of points, which are closer together than needed here. */
const MAX_POINTS = 1_000;

interface Ground {
  code: string;
  outline: readonly Direction[];
  middle: Direction;
  reach: number;
  area: number;
}

/**
 * The countries around each: first those that it touches, the largest first, then the nearest across the sea, by the outlines on
 * the map.
 */
function neighboursOnMap(codes: readonly string[] = countryCodes): Record<string, string> {
  const grounds = countryCodes.flatMap((code) => groundOf(code) ?? []);
  return Object.fromEntries(
    grounds
      .filter(({ code }) => codes.includes(code))
      .map((ground) => [ground.code, around(ground, grounds).join(' ')]),
  );
}

function groundOf(code: string): Ground | null {
  const subject = subjectOf(code);
  if (!subject) return null;
  const points = subject.lit.flatMap(({ rings }) =>
    (rings[0] ?? []).map(([longitude = 0, latitude = 0]) => toDirection(longitude, latitude)),
  );
  const step = Math.ceil(points.length / MAX_POINTS);
  const outline = points.filter((_, index) => index % step === 0);
  const middle = toDirection(...subject.centre);
  const reach = Math.max(...outline.map((point) => angleBetween(middle, point)));
  return { code, outline, middle, reach, area: subject.lit.reduce((sum, { area }) => sum + area, 0) };
}

function around(ground: Ground, grounds: readonly Ground[]): string[] {
  const far = (other: Ground) =>
    (angleBetween(ground.middle, other.middle) - ground.reach - other.reach) * EARTH_RADIUS_KM;
  const found: { other: Ground; km: number }[] = [];
  const candidates = grounds
    .filter((other) => other !== ground && !isPart(ground.code, other.code))
    .map((other) => ({ other, atLeast: far(other) }))
    .toSorted((a, b) => a.atLeast - b.atLeast);
  for (const { other, atLeast } of candidates) {
    const farthest = found.toSorted((a, b) => a.km - b.km)[MOST - 1]?.km ?? FARTHEST_KM;
    if (atLeast > farthest + TOUCHING_KM) break;
    found.push({ other, km: gap(ground, other) * EARTH_RADIUS_KM });
  }
  return found
    .filter(({ km }) => km < FARTHEST_KM)
    .toSorted(
      (a, b) =>
        rank(a.km) - rank(b.km) || b.other.area - a.other.area || (a.other.code < b.other.code ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ other }) => other.code);
}

/** Those that touch come first; across the sea, distances count in steps of the map's line width. */
const rank = (km: number) => (km < TOUCHING_KM ? 0 : Math.round(km / TOUCHING_KM));

/** Islands on sale separately are within a country on sale as a whole. */
function isPart(one: string, other: string): boolean {
  return one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}

/** The angle between the nearest points of two outlines. */
function gap(a: Ground, b: Ground): number {
  let nearest = -1;
  for (const [x, y, z] of a.outline)
    for (const [u, v, w] of b.outline) nearest = Math.max(nearest, x * u + y * v + z * w);
  return Math.acos(Math.min(1, nearest));
}

const listed = JSON.parse(
  readFileSync(path.join(ROOT, 'src/web/catalog/guide/neighbours.json'), 'utf8'),
) as Record<string, string>;

it('the neighbours that pages name are those on the map', () => {
  const some = ['AT', 'FR', 'IC', 'JP', 'MT', 'TH', 'US', 'XK'];
  expect(Object.fromEntries(some.map((code) => [code, listed[code]]))).toEqual(neighboursOnMap(some));
  expect(Object.keys(listed)).toEqual(countryCodes);
  const known = new Set(countryCodes);
  for (const [code, around] of Object.entries(listed))
    for (const one of around.split(' '))
      expect([code, one, known.has(one) && one !== code]).toEqual([code, one, true]);
});
