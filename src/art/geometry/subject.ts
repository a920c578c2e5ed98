import { geoCircle } from 'd3-geo';

import { boxHolds } from '../data/box.ts';
import { atolls, unions } from '../data/carve-outs.ts';
import { focusBoxes } from '../data/focus-boxes.ts';
import { atlas, measure, type Land, type Scale } from './atlas.ts';
import { angleBetween, meanDirection, toPlace } from './sphere.ts';

/** The content of a country's picture. */
export type Subject = {
  code: string;
  scale: Scale;
  /** Land in full colour. */
  lit: readonly Land[];
  /** Parts so far away that they would only draw the eye to the edge. */
  remote: readonly Land[];
  /** The part that fills the picture. */
  focus: readonly Land[];
  /** Longitude and latitude of the focus. */
  centre: [number, number];
};

const earthRadiusKm = 6371;
const smallKm2 = 30_000;
/** Vatican City is drawn without an area, but still has a centre. */
const speck = 1e-15;

/** What to draw for a code; undefined if nothing is known. */
export function subjectOf(code: string): Subject | undefined {
  const wide = landsAt(code, '50m');
  const km2 = wide.reduce((sum, land) => sum + land.area, 0) * earthRadiusKm ** 2;
  const scale: Scale = km2 < smallKm2 ? '10m' : '50m';
  const lands = scale === '50m' ? wide : landsAt(code, '10m');
  if (lands.length === 0) return undefined;
  const focus = focusOf(code, lands);
  const mean = meanDirection(focus.map((land) => ({ direction: land.direction, weight: land.area + speck })));
  const remote = focusBoxes[code] ? lands.filter((land) => !focus.includes(land)) : [];
  const lit = lands.filter((land) => !remote.includes(land));
  return { code, scale, lit, remote, focus, centre: toPlace(mean) };
}

/** Codes whose land belongs to the subject, and must not be drawn as a neighbour too. */
export function ownCodes(code: string): ReadonlySet<string> {
  return new Set([code, ...(unions[code] ?? []), ...Object.keys(unions)]);
}

function landsAt(code: string, scale: Scale): readonly Land[] {
  const places = atolls[code];
  if (places && scale === '10m') {
    return places.map(([longitude, latitude]) => {
      const circle = geoCircle().center([longitude, latitude]).radius(0.02).precision(20);
      return measure(circle().coordinates);
    });
  }
  return atlas(scale).get(code) ?? [];
}

function focusOf(code: string, lands: readonly Land[]): readonly Land[] {
  const box = focusBoxes[code];
  if (box) {
    const chosen = lands.filter((land) => boxHolds(box, ...toPlace(land.direction)));
    if (chosen.length > 0) return chosen;
  }
  const largest = lands.reduce((best, land) => (land.area > best.area ? land : best));
  const radius = Math.sqrt(largest.area / Math.PI);
  return lands.filter((land) => {
    const near = land.area > 0.2 * largest.area ? 5.7 : 2.6;
    return angleBetween(land.direction, largest.direction) <= near * radius;
  });
}
