import type { Format } from '../data/formats.ts';
import type { Palette } from './palette.ts';
import { element, stops } from './svg.ts';

/** The background: night sky and dawn. `longitude` shifts the dawn. */
export function scenery(id: string, format: Format, colours: Palette, longitude: number): string[] {
  const { width, height, slant } = format;
  const [top, upper, lower, foot] = colours.sky;
  const sky = element(
    'linearGradient',
    {
      id: `${id}s`,
      gradientUnits: 'userSpaceOnUse',
      x1: slant ? width * 0.08 : 0,
      y1: 0,
      x2: slant ? width : 0,
      y2: slant ? height * 1.15 : height,
    },
    stops([
      [0, top],
      [0.48, upper],
      [0.82, lower],
      [1, foot],
    ]),
  );
  const glow = element(
    'radialGradient',
    {
      id: `${id}g`,
      gradientUnits: 'userSpaceOnUse',
      cx: width * (slant ? 0.92 : 0.5 + (longitude / 180) * 0.32),
      cy: height * (slant ? 1.2 : 1.16),
      r: slant ? height * 1.35 : Math.hypot(width, height) * 0.62,
    },
    stops([
      [0, colours.glow, 0.72],
      [0.5, colours.glow, 0.2],
      [1, colours.glow, 0],
    ]),
  );
  return [
    element('defs', {}, sky, glow),
    element('path', { fill: `url(#${id}s)`, d: `M0 0h${width}v${height}H0z` }),
    element('path', { fill: `url(#${id}g)`, d: `M0 0h${width}v${height}H0z` }),
  ];
}

/** Darkens the left half of a slanted picture, where the page writes the name in white. */
export function veil(id: string, { width, height }: Format, colours: Palette): string[] {
  const land = colours.land[0];
  return [
    element(
      'defs',
      {},
      element(
        'linearGradient',
        { id: `${id}v` },
        stops([
          [0, land, 0.92],
          [0.14, land, 0.86],
          [0.34, land, 0.6],
          [0.52, land, 0.22],
          [0.68, land, 0],
        ]),
      ),
    ),
    element('path', { fill: `url(#${id}v)`, d: `M0 0h${width}v${height}H0z` }),
  ];
}
