import type { Point } from '../geometry/camera.ts';
import type { Outline } from '../geometry/outline.ts';
import { dotData, pathData, short } from '../geometry/path-data.ts';
import type { Lights } from './lights.ts';
import { lamp, lime, type Palette } from './palette.ts';
import { element, stops } from './svg.ts';

/** Faint land around the subject. */
export function neighbours(shape: Outline, colours: Palette): string {
  if (shape.rings.length === 0) return '';
  return element('path', {
    fill: colours.land[0],
    'fill-opacity': '.26',
    stroke: colours.rim[1],
    'stroke-opacity': '.16',
    'stroke-width': '.8',
    'stroke-linejoin': 'round',
    d: pathData(shape.rings, true),
  });
}

/**
 * The subject's land: shoals around it, its thickness below it, and on it steps and a lit rim of `rim` pixels. A coast shows
 * half of the rim, a border between two parts all of it.
 */
export function relief(id: string, shape: Outline, colours: Palette, rim: number): string[] {
  if (shape.rings.length === 0) return islets(shape, colours);
  const use = (attributes: Record<string, string>): string =>
    element('use', { href: `#${id}l`, ...attributes });
  const glow = (width: number, opacity: string): string =>
    use({ stroke: colours.shoal, 'stroke-width': String(width), 'stroke-opacity': opacity });
  const step = (width: number, opacity: string): string =>
    use({ stroke: colours.rim[1], 'stroke-width': String(width), 'stroke-opacity': opacity });
  return [
    element(
      'defs',
      {},
      element('path', { id: `${id}l`, 'stroke-linejoin': 'round', d: pathData(shape.rings, true) }),
      element('clipPath', { id: `${id}c` }, use({})),
      element(
        'linearGradient',
        { id: `${id}f`, x1: 0, y1: 0, x2: 0, y2: 1 },
        stops([
          [0, colours.land[0]],
          [1, colours.land[1]],
        ]),
      ),
      element(
        'linearGradient',
        { id: `${id}r`, x1: 0, y1: 0, x2: '.25', y2: 1 },
        stops([
          [0, colours.rim[0], 0.7],
          [0.55, colours.rim[1], 0.75],
          [1, colours.rim[1], 1],
        ]),
      ),
    ),
    glow(30, '.035'),
    glow(17, '.045'),
    glow(7, '.07'),
    use({ y: '5', fill: colours.land[1], 'fill-opacity': '.45' }),
    use({ fill: `url(#${id}f)` }),
    element(
      'g',
      { 'clip-path': `url(#${id}c)` },
      step(34, '.05'),
      step(16, '.07'),
      use({ stroke: `url(#${id}r)`, 'stroke-width': String(rim) }),
    ),
    ...islets(shape, colours),
  ];
}

function islets(shape: Outline, colours: Palette): string[] {
  const seen = new Set<string>();
  const apart = shape.islets.filter(([x, y]) => {
    const key = `${Math.floor(x / 2.7)} ${Math.floor(y / 2.7)}`;
    return !seen.has(key) && seen.add(key);
  });
  return apart.length === 0 ? [] : [dots(apart, colours.islet, 7, '.16'), dots(apart, colours.islet, 3)];
}

/** City lights, each with a soft halo. */
export function lightsLayer(found: Lights): string[] {
  return [
    dots(found.large, lamp, 9, '.14'),
    dots(found.middling, lamp, 5.5, '.1'),
    dots(found.small, lamp, 1.3, '.85'),
    dots(found.middling, lamp, 1.9),
    dots(found.large, lamp, 3),
  ];
}

/** The destination: a dot with two rings. */
export function beacon([x, y]: Point): string {
  const ring = (radius: number, width: string, opacity: string): string =>
    element('circle', {
      cx: x,
      cy: y,
      r: radius,
      stroke: lime,
      'stroke-width': width,
      'stroke-opacity': opacity,
    });
  return [
    ring(17, '1.2', '.45'),
    ring(10, '1.8', '.9'),
    element('circle', { cx: x, cy: y, r: 4, fill: lime }),
  ].join('');
}

/** The capitals of a region's members. */
export function stations(points: readonly Point[]): string[] {
  return [dots(points, lime, 10, '.2'), dots(points, lime, 4.8)];
}

function dots(points: readonly Point[], colour: string, width: number, opacity?: string): string {
  if (points.length === 0) return '';
  return element('path', {
    stroke: colour,
    'stroke-width': short(width).replace(/^0/, ''),
    'stroke-opacity': opacity,
    'stroke-linecap': 'round',
    d: dotData(points),
  });
}
