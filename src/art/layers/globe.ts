import { geoOrthographic, type GeoProjection } from 'd3-geo';

import { dryLand } from '../geometry/atlas.ts';
import { trace, type Camera, type Point } from '../geometry/camera.ts';
import { leaveOut, type Rectangle, simplify } from '../geometry/outline.ts';
import { pathData, short } from '../geometry/path-data.ts';
import { angleBetween, toDirection } from '../geometry/sphere.ts';
import { gridOf } from './graticule.ts';
import { element, stops } from './svg.ts';

/** The earth from far away: its centre and radius in pixels. */
export type Globe = {
  middle: Point;
  radius: number;
  projection: GeoProjection;
  /** How many pixels simplification may move a coast. */
  coast: number;
  /** What something in front of the picture hides, if anything does. */
  covered: Rectangle | undefined;
  /** A place in pixels; undefined on the far side. */
  see: Camera['see'];
};

/**
 * @param coast how many pixels simplification may move a coast
 * @param covered where coasts and the graticule need no detail
 */
export function globe(
  centre: readonly [number, number],
  middle: Point,
  radius: number,
  coast: number,
  covered?: Rectangle,
): Globe {
  const projection = geoOrthographic()
    .rotate([-centre[0], -centre[1]])
    .precision(0)
    .scale(radius)
    .translate([...middle])
    .clipAngle(90);
  const towards = toDirection(...centre);
  return {
    middle,
    radius,
    projection,
    coast,
    covered,
    see(longitude, latitude) {
      const hidden = angleBetween(towards, toDirection(longitude, latitude)) > Math.PI / 2 - 0.02;
      return hidden ? undefined : (projection([longitude, latitude]) ?? undefined);
    },
  };
}

/** The globe without lights: halo, sea, land, graticule, and a limb lit by the sun at the upper right. */
export function globeLayers(
  id: string,
  { middle, radius, projection, coast, covered }: Globe,
  scale: '110m' | '50m',
): string[] {
  const [cx, cy] = middle;
  const disc = (fill: string): string => element('circle', { cx, cy, r: radius, fill });
  const halo = radius * 1.12;
  // The halo leans towards the sun, and so almost disappears on the dark side.
  const lean = { cx: cx + radius * 0.015, cy: cy - radius * 0.045 };
  const land = pathData(
    landRings(projection, scale, coast).map((ring) => leaveOut(ring, covered)),
    true,
  );
  const lines = trace(
    projection,
    gridOf(15, [
      [-180, -90],
      [180, 90],
    ]),
  );
  const at = (x: number, y: number): { cx: number; cy: number } => ({
    cx: cx + radius * x,
    cy: cy + radius * y,
  });
  return [
    element(
      'defs',
      {},
      gradient(`${id}h`, { ...lean, r: halo }, [
        [radius / halo - 0.04, '#4fa3d6', 0.5],
        [radius / halo + 0.03, '#2f7db8', 0.22],
        [1, '#2f7db8', 0],
      ]),
      gradient(`${id}o`, { ...at(-0.1, -0.15), r: radius * 1.2 }, [
        [0, '#0f2546'],
        [0.6, '#0b1b33'],
        [1, '#081221'],
      ]),
      gradient(`${id}d`, { ...at(0.64, -0.62), r: radius * 1.05 }, [
        [0, '#a8d8cf', 0.5],
        [0.25, '#6fb3bd', 0.34],
        [0.62, '#2d6d97', 0.15],
        [1, '#2d6d97', 0],
      ]),
      element(
        'linearGradient',
        { id: `${id}b`, x1: '.1', y1: 1, x2: '.8', y2: 0 },
        stops([
          [0, '#6fb6e0', 0],
          [0.5, '#6fb6e0', 0.35],
          [1, '#c9efe6', 0.9],
        ]),
      ),
    ),
    element('circle', { ...lean, r: halo, fill: `url(#${id}h)` }),
    disc(`url(#${id}o)`),
    element('path', {
      fill: '#182c52',
      stroke: '#3c6596',
      'stroke-width': '.7',
      'stroke-opacity': '.55',
      d: land,
    }),
    element('path', {
      stroke: '#9cc4ee',
      'stroke-opacity': '.09',
      'stroke-width': '.8',
      d: pathData(
        lines.map((line) => leaveOut(simplify(line, 0.3), covered)),
        false,
      ),
    }),
    disc(`url(#${id}d)`),
    element('circle', { cx, cy, r: radius - 0.5, stroke: `url(#${id}b)`, 'stroke-width': '1.4' }),
  ];
}

function landRings(projection: GeoProjection, scale: '110m' | '50m', coast: number): Point[][] {
  return dryLand(scale)
    .flatMap((coordinates) => trace(projection, { type: 'Polygon', coordinates }))
    .map((ring) => simplify([...ring, ring[0] ?? [0, 0]], coast))
    .filter((ring) => ring.length > 4);
}

function gradient(
  id: string,
  { cx, cy, r }: { cx: number; cy: number; r: number },
  list: Parameters<typeof stops>[0],
): string {
  return element(
    'radialGradient',
    { id, gradientUnits: 'userSpaceOnUse', cx: short(cx), cy: short(cy), r: short(r) },
    stops(list),
  );
}
