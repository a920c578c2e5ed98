import type { Position } from 'geojson';

/** A unit vector from the earth's centre. */
export type Direction = readonly [x: number, y: number, z: number];

const degree = Math.PI / 180;

export function toDirection(longitude: number, latitude: number): Direction {
  const flat = Math.cos(latitude * degree);
  return [
    flat * Math.cos(longitude * degree),
    flat * Math.sin(longitude * degree),
    Math.sin(latitude * degree),
  ];
}

/** Longitude and latitude in degrees. */
export function toPlace([x, y, z]: Direction): [number, number] {
  return [Math.atan2(y, x) / degree, Math.atan2(z, Math.hypot(x, y)) / degree];
}

/** Angle between two directions in radians. */
export function angleBetween(a: Direction, b: Direction): number {
  return Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
}

/** The weighted sum of directions as a unit vector. */
export function meanDirection(parts: readonly { direction: Direction; weight: number }[]): Direction {
  const sum = [0, 0, 0] as [number, number, number];
  for (const { direction, weight } of parts) {
    for (const axis of [0, 1, 2] as const) sum[axis] += direction[axis] * weight;
  }
  const length = Math.hypot(...sum) || 1;
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}

/**
 * Adds points to edges longer than `step` degrees. Natural Earth's edges are straight on a flat map, where a border along a
 * parallel follows it; seen from above, such an edge is a curve.
 */
export function densify(ring: readonly Position[], step = 1): Position[] {
  const out: Position[] = [];
  for (const [index, point] of ring.entries()) {
    const before = ring[index - 1];
    if (before) {
      const dx = turn((point[0] ?? 0) - (before[0] ?? 0));
      const dy = (point[1] ?? 0) - (before[1] ?? 0);
      const pieces = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / step);
      for (let piece = 1; piece < pieces; piece += 1) {
        const share = piece / pieces;
        out.push([turn((before[0] ?? 0) + dx * share), (before[1] ?? 0) + dy * share]);
      }
    }
    out.push(point);
  }
  return out;
}

/** Brings an angle in degrees into -180 to 180; one that is already there does not change. */
function turn(angle: number): number {
  if (angle > 180) return angle - 360;
  return angle < -180 ? angle + 360 : angle;
}
