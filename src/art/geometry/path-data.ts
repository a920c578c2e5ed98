import type { Point } from './camera.ts';

/**
 * SVG path data of rings (closed) or lines: relative commands, one decimal. Rounding never adds up, because each
 * step starts from the rounded point before it.
 */
export function pathData(lines: readonly (readonly Point[])[], closed: boolean): string {
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

/** Path data of dots: lines of no length, which round caps make visible. */
export function dotData(points: readonly Point[]): string {
  let data = '';
  let [penX, penY] = [0, 0];
  for (const point of points) {
    const [x, y] = tenths(point);
    data += `m${pair(x - penX, y - penY, true)}h0`;
    [penX, penY] = [x, y];
  }
  return data.replace(/^m/, 'M');
}

/** A number of pixels with one decimal, as short as SVG allows. */
export function short(value: number): string {
  return decimal(Math.round(value * 10));
}

function tenths(point: Point | undefined): [number, number] {
  return [Math.round((point?.[0] ?? 0) * 10), Math.round((point?.[1] ?? 0) * 10)];
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
