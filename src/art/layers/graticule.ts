import type { MultiLineString } from 'geojson';

import type { Camera } from '../geometry/camera.ts';
import { simplify } from '../geometry/outline.ts';
import { pathData } from '../geometry/path-data.ts';
import { element } from './svg.ts';

type Window = readonly [southWest: readonly [number, number], northEast: readonly [number, number]];

/** Possible degrees between two lines. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 20];

/** Meridians and parallels, 60 to 130 pixels apart. */
export function graticule(camera: Camera): string {
  const wanted = 92 / camera.zoom / (Math.PI / 180);
  const step = steps.reduce((best, each) =>
    Math.abs(Math.log(each / wanted)) < Math.abs(Math.log(best / wanted)) ? each : best,
  );
  const lines = camera.trace(gridOf(step, camera.window(step)));
  return element('path', {
    stroke: '#fff',
    'stroke-opacity': '.1',
    'stroke-width': '.8',
    d: pathData(
      lines.map((line) => simplify(line, 0.4)),
      false,
    ),
  });
}

/** Every meridian and parallel of a window, with a point at every quarter step, or every 3 degrees if that is less. */
export function gridOf(step: number, [[west, south], [east, north]]: Window): MultiLineString {
  const sample = Math.min(3, step / 4);
  const highest = Math.min(north, 90 - step);
  const lowest = Math.max(south, step - 90);
  const coordinates: [number, number][][] = [];
  // A full turn ends where it began.
  const last = east - west >= 360 ? east - step : east;
  for (const longitude of range(west, last, step)) {
    coordinates.push(range(south, north, sample).map((latitude) => [longitude, latitude]));
  }
  for (const latitude of range(lowest, highest, step)) {
    coordinates.push(range(west, east, sample).map((longitude) => [longitude, latitude]));
  }
  return { type: 'MultiLineString', coordinates };
}

function range(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
