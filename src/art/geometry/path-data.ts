import type { Point } from './camera.ts';

/**
 * SVG path data of rings (closed) or lines: relative commands in whole pixels, or in tenths for long curves, whose steps would
 * show. Rounding errors do not add up, because each step starts from the rounded point before it.
 */
export function pathData(
  lines: readonly (readonly Point[])[],
  closed: boolean,
  { smooth = false } = {},
): string {
  const tenths = smooth ? finely : wholly;
  let data = '';
  let [penX, penY] = [0, 0];
  for (const line of lines) {
    const [startX, startY] = tenths(line[0]);
    let steps = '';
    let [x, y] = [startX, startY];
    for (const point of line.slice(1)) {
      const [nextX, nextY] = tenths(point);
      if (nextX === x && nextY === y) continue;
      steps += pair(nextX - x, nextY - y, steps === '');
      [x, y] = [nextX, nextY];
    }
    if (steps === '') continue;
    data += `m${pair(startX - penX, startY - penY, true)}l${steps}${closed ? 'z' : ''}`;
    [penX, penY] = closed ? [startX, startY] : [x, y];
  }
  return data.replace(/^m/, 'M');
}

/** Height of the strips in which dots are written. */
const STRIP = 16;

/**
 * Path data of dots: lines of zero length, visible by their round caps. Neighbours are written one after the other, because
 * short distances are short numbers.
 */
export function dotData(points: readonly Point[]): string {
  const strip = ([, y]: Point): number => Math.floor(y / STRIP);
  const order = points.toSorted((a, b) => {
    const [one, other] = [strip(a), strip(b)];
    // Strips alternate in direction, so that no long jump leads back.
    const along = one % 2 === 0 ? a[0] - b[0] : b[0] - a[0];
    return one - other || along || a[1] - b[1];
  });
  let data = '';
  let [penX, penY] = [0, 0];
  for (const point of order) {
    const [x, y] = wholly(point);
    data += `m${pair(x - penX, y - penY, true)}h0`;
    [penX, penY] = [x, y];
  }
  return data.replace(/^m/, 'M');
}

/** A number of pixels with one decimal, as short as SVG allows. */
export function short(value: number): string {
  return decimal(Math.round(value * 10));
}

/** A point in tenths of a pixel. */
function finely(point: Point | undefined): [number, number] {
  return [Math.round((point?.[0] ?? 0) * 10), Math.round((point?.[1] ?? 0) * 10)];
}

/** The nearest whole pixel, in tenths. */
function wholly(point: Point | undefined): [number, number] {
  return [Math.round(point?.[0] ?? 0) * 10, Math.round(point?.[1] ?? 0) * 10];
}

function pair(dx: number, dy: number, first: boolean): string {
  const x = decimal(dx);
  const y = decimal(dy);
  return `${first || x.startsWith('-') ? '' : ' '}${x}${y.startsWith('-') ? '' : ' '}${y}`;
}

function decimal(value: number): string {
  const sign = value < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(value) / 10);
  const rest = Math.abs(value) % 10;
  if (rest === 0) return whole === 0 ? '0' : `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : whole}.${rest}`;
}
