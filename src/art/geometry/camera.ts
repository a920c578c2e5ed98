import { geoAzimuthalEqualArea, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import type { GeoPermissibleObjects } from 'd3-geo';

import type { Format } from '../data/formats.ts';
import type { Land } from './atlas.ts';
import { boundsOf, farthestCorner, frameOf, windowOf } from './frame.ts';
import { type Edges, layOut } from './plane.ts';
import { angleBetween, toDirection } from './sphere.ts';

export type Point = readonly [x: number, y: number];

/** A view of the earth for one picture. The origin of its pixels is the upper left. */
export type Camera = {
  /** Pixels per radian at the centre. */
  zoom: number;
  /** A place in pixels; undefined if it is not in the picture. */
  see(longitude: number, latitude: number): Point | undefined;
  /** A shape's visible lines in pixels. */
  trace(shape: GeoPermissibleObjects): Point[][];
  /** The rings of the visible part of a land, in pixels. */
  survey(land: Land): Point[][];
  /** Corners of the meridians and parallels that may be visible, rounded to whole steps of `step` degrees. */
  window(step: number): [[number, number], [number, number]];
};

/** `closest`: the highest zoom in pixels per radian. `stamp`: leaves room for a flag at the lower left. */
export type View = {
  kind: 'above' | 'flat';
  centre: readonly [number, number];
  format: Format;
  closest: number;
  stamp: boolean;
};

/** How far shapes extend beyond the picture, so that their cut edges are not visible. */
const overscan = 12;

/** Beyond this angle from the centre, a view from above tears apart. */
const horizon = (150 * Math.PI) / 180;

/** A camera over `centre` that fits the given places into the picture's frame. */
export function aim(view: View, places: readonly (readonly [number, number])[]): Camera {
  const { format, centre, kind } = view;
  const above = kind === 'above';
  const { zoom, shift } = fit(view, places);
  const projection = lens(view).scale(zoom).translate(shift);
  // Equal-area: a point at angle a is 2 sin(a / 2) from the centre.
  const farthest = (farthestCorner(format, shift) + 2 * overscan) / zoom;
  const sight = above ? Math.min(horizon, 2 * Math.asin(Math.min(1, farthest / 2))) : Math.PI;
  const edges: Edges = [-overscan, -overscan, format.width + overscan, format.height + overscan];
  if (above) projection.clipAngle((sight * 180) / Math.PI);
  projection.clipExtent([
    [edges[0], edges[1]],
    [edges[2], edges[3]],
  ]);
  const middle = toDirection(...centre);
  return {
    zoom,
    see(longitude, latitude) {
      if (angleBetween(middle, toDirection(longitude, latitude)) > sight) return undefined;
      const [x, y] = projection([longitude, latitude]) ?? [-1, -1];
      return x >= 0 && x <= format.width && y >= 0 && y <= format.height ? [x, y] : undefined;
    },
    trace: (shape) => trace(projection, shape),
    survey(land) {
      const away = angleBetween(middle, land.direction);
      if (away > land.reach + sight) return [];
      if (!above || away + land.reach > horizon) {
        return trace(projection, { type: 'Polygon', coordinates: land.rings });
      }
      return land.rings.map((ring) => layOut(ring, { centre, zoom, shift }, edges));
    },
    window: (step) => windowOf(above ? centre : [0, 0], sight, step),
  };
}

/** Draws a shape into lists of points instead of a canvas. */
export function trace(projection: GeoProjection, shape: GeoPermissibleObjects): Point[][] {
  const lines: Point[][] = [];
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
  })(shape);
  return lines;
}

function lens({ kind, centre }: View): GeoProjection {
  const projection = kind === 'above' ? geoAzimuthalEqualArea() : geoNaturalEarth1();
  return projection.rotate([-centre[0], kind === 'above' ? -centre[1] : 0]).precision(0);
}

function fit(
  view: View,
  places: readonly (readonly [number, number])[],
): { zoom: number; shift: [number, number] } {
  const projection = lens(view).scale(1).translate([0, 0]);
  const bounds = boundsOf(places.map((place) => projection([...place]) ?? [0, 0]));
  const frame = frameOf(view.format, view.stamp);
  const zoom = Math.min(frame.width / bounds.width, frame.height / bounds.height, view.closest);
  return {
    zoom,
    shift: [
      frame.left + frame.width / 2 - zoom * (bounds.left + bounds.width / 2),
      frame.top + frame.height / 2 - zoom * (bounds.top + bounds.height / 2),
    ],
  };
}
