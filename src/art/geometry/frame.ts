import type { Format } from '../data/formats.ts';

/** A rectangle in pixels. */
export type Frame = { left: number; top: number; width: number; height: number };

/** The rectangle for the outline: clear of a flag's stamp, or in the right half of a slanted picture. */
export function frameOf({ width, height, slant }: Format, stamp: boolean): Frame {
  if (slant) return { left: width * 0.5, top: height * 0.065, width: width * 0.46, height: height * 0.87 };
  return stamp
    ? { left: width * 0.12, top: height * 0.1, width: width * 0.76, height: height * 0.7 }
    : { left: width * 0.07, top: height * 0.075, width: width * 0.86, height: height * 0.83 };
}

/** The smallest rectangle around some points. */
export function boundsOf(points: Iterable<readonly [number, number]>): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: Math.max(right - left, 1e-9), height: Math.max(bottom - top, 1e-9) };
}

/** Distance from a point to the picture's farthest corner, in pixels. */
export function farthestCorner({ width, height }: Format, [x, y]: readonly [number, number]): number {
  return Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
}

/**
 * South-west and north-east corner of the meridians and parallels around a circle of `sight` radians, rounded to whole steps of
 * `step` degrees.
 */
export function windowOf(
  [longitude, latitude]: readonly [number, number],
  sight: number,
  step: number,
): [[number, number], [number, number]] {
  const around = (sight * 180) / Math.PI + step;
  const steepest = Math.abs(latitude) + around;
  const wide = steepest > 80 ? 180 : around / Math.cos((steepest * Math.PI) / 180);
  const whole = (value: number): number => Math.round(value / step) * step;
  const [west, east] = wide >= 180 ? [-180, 180] : [whole(longitude - wide), whole(longitude + wide)];
  return [
    [west, Math.max(-90, whole(latitude - around))],
    [east, Math.min(90, whole(latitude + around))],
  ];
}
