import type { Position } from 'geojson';

import type { Point } from './camera.ts';
import { type Direction, toDirection } from './sphere.ts';

/** Where a view from above has its centre, in pixels, and its pixels per radian there. */
export type Plane = { centre: readonly [number, number]; zoom: number; shift: Point };

/** Left, top, right, bottom in pixels. */
export type Edges = readonly [number, number, number, number];

const directions = new WeakMap<readonly Position[], Float64Array>();

/**
 * A ring in pixels, azimuthal equal-area, clipped to the edges; empty if it is outside them. The ring must not come near the
 * point opposite the centre. The same projection as d3's, without its trigonometry for every point: most of the time is spent
 * here.
 */
export function layOut(ring: readonly Position[], plane: Plane, edges: Edges): Point[] {
  const places = directionsOf(ring);
  const [east, north, up] = axes(plane.centre);
  const points: Point[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < places.length; at += 3) {
    const x = places[at] ?? 0;
    const y = places[at + 1] ?? 0;
    const z = places[at + 2] ?? 0;
    const scale = plane.zoom * Math.sqrt(2 / (1 + x * up[0] + y * up[1] + z * up[2]));
    const px = plane.shift[0] + scale * (x * east[0] + y * east[1]);
    const py = plane.shift[1] - scale * (x * north[0] + y * north[1] + z * north[2]);
    points.push([px, py]);
    if (px < left) left = px;
    if (px > right) right = px;
    if (py < top) top = py;
    if (py > bottom) bottom = py;
  }
  if (left > edges[2] || right < edges[0] || top > edges[3] || bottom < edges[1]) return [];
  const inside = left >= edges[0] && right <= edges[2] && top >= edges[1] && bottom <= edges[3];
  return inside ? points : cut(points, edges);
}

/** Clips a ring to a rectangle, one edge after the other (Sutherland and Hodgman, 1974). */
export function cut(ring: readonly Point[], [left, top, right, bottom]: Edges): Point[] {
  const vertical = (limit: number, from: Point, to: Point): Point => {
    const share = (limit - from[0]) / (to[0] - from[0]);
    return [limit, from[1] + (to[1] - from[1]) * share];
  };
  const horizontal = (limit: number, from: Point, to: Point): Point => {
    const share = (limit - from[1]) / (to[1] - from[1]);
    return [from[0] + (to[0] - from[0]) * share, limit];
  };
  let kept = cutOnce(
    ring,
    ([x]) => x >= left,
    (from, to) => vertical(left, from, to),
  );
  kept = cutOnce(
    kept,
    ([x]) => x <= right,
    (from, to) => vertical(right, from, to),
  );
  kept = cutOnce(
    kept,
    ([, y]) => y >= top,
    (from, to) => horizontal(top, from, to),
  );
  return cutOnce(
    kept,
    ([, y]) => y <= bottom,
    (from, to) => horizontal(bottom, from, to),
  );
}

function cutOnce(
  ring: readonly Point[],
  holds: (point: Point) => boolean,
  crossing: (from: Point, to: Point) => Point,
): Point[] {
  const kept: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && holds(before) !== holds(point)) kept.push(crossing(before, point));
    if (holds(point)) kept.push(point);
    before = point;
  }
  return kept;
}

/** East, north and up at a place. */
function axes([longitude, latitude]: readonly [number, number]): [Direction, Direction, Direction] {
  const up = toDirection(longitude, latitude);
  const east = toDirection(longitude + 90, 0);
  const north = toDirection(longitude + 180, 90 - latitude);
  return [east, north, up];
}

/** x, y and z of every point but the last, which closes the ring; computed once per ring. */
function directionsOf(ring: readonly Position[]): Float64Array {
  let known = directions.get(ring);
  if (!known) {
    known = new Float64Array(Math.max(0, ring.length - 1) * 3);
    for (let index = 0; index < ring.length - 1; index += 1) {
      const [longitude, latitude] = ring[index] ?? [];
      known.set(toDirection(longitude ?? 0, latitude ?? 0), index * 3);
    }
    directions.set(ring, known);
  }
  return known;
}
