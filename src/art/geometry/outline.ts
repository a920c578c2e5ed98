import type { Land } from './atlas.ts';
import type { Camera, Point } from './camera.ts';

/** Rings of land in pixels, and the centres of islands too small to be seen without a dot. */
export type Outline = { rings: Point[][]; islets: Point[] };

/** Islands below this many square pixels get a dot. */
const isletPixels = 14;
/** Below this many square pixels, in either direction, an island has shrunk to a line. */
const speck = 0.05;

/** Projects, clips and simplifies land. `tolerance` is in pixels, `leastArea` in square pixels. */
export function outline(
  camera: Camera,
  lands: readonly Land[],
  { tolerance, leastArea }: { tolerance: number; leastArea: number },
): Outline {
  const rings: Point[][] = [];
  const islets: Point[] = [];
  for (const land of lands) {
    for (const ring of camera.survey(land)) {
      if (ring.length < 3) continue;
      // Holes run the other way, so their area is negative.
      const area = ringArea(ring);
      if (area < isletPixels && area > -speck) islets.push(middle(ring));
      if (Math.abs(area) < leastArea) continue;
      const simple = simplifyRing(ring, tolerance);
      if (simple.length > 2) rings.push(simple);
    }
  }
  return { rings, islets };
}

/** Douglas-Peucker on a line. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [index, distance] = farthest(line, from, to);
    if (distance <= tolerance * tolerance) continue;
    keep[index] = 1;
    spans.push([from, index], [index, to]);
  }
  return line.filter((_, index) => keep[index] === 1);
}

/** A part of a picture, in its pixels. */
export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** Whether a point lies in the rectangle, its edges included. */
export function holds({ left, top, right, bottom }: Rectangle, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The line without its points inside of `covered`, but for the first and last of each stretch there: outside it stays the same. */
export function leaveOut(line: readonly Point[], covered: Rectangle | undefined): Point[] {
  if (!covered) return [...line];
  const inside = (point: Point | undefined): boolean => point !== undefined && holds(covered, point);
  return line.filter(
    (point, index) => !(inside(line[index - 1]) && inside(point) && inside(line[index + 1])),
  );
}

/** Simplifies a ring as two lines: to the point farthest from its start, and back. */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const start = ring[0];
  if (!start) return [];
  let far = 0;
  let most = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const distance = (x - start[0]) ** 2 + (y - start[1]) ** 2;
    if (distance > most) [far, most] = [index, distance];
  }
  const out = simplify(ring.slice(0, far + 1), tolerance);
  const back = simplify([...ring.slice(far), start], tolerance);
  return [...out, ...back.slice(1, -1)];
}

function farthest(line: readonly Point[], from: number, to: number): [index: number, squared: number] {
  const [ax, ay] = line[from] ?? [0, 0];
  const [bx, by] = line[to] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  let best = from;
  let most = 0;
  for (let index = from + 1; index < to; index += 1) {
    const [px, py] = line[index] ?? [0, 0];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
    const squared = (px - ax - along * dx) ** 2 + (py - ay - along * dy) ** 2;
    if (squared > most) [best, most] = [index, squared];
  }
  return [best, most];
}

function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return sum / 2;
}

function middle(ring: readonly Point[]): Point {
  const sum = ring.reduce<[number, number]>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}
