import { geoNaturalEarth1 } from 'd3-geo';

import { countryCodes } from '../data/codes.ts';
import { dryLand } from '../geometry/atlas.ts';
import { trace, type Point } from '../geometry/camera.ts';
import { simplify } from '../geometry/outline.ts';
import { dotData, pathData } from '../geometry/path-data.ts';
import { gridOf } from '../layers/graticule.ts';
import { capitalsOf, citiesOf, lights } from '../layers/lights.ts';
import { element, picture } from '../layers/svg.ts';
import { worldCities } from './world.ts';

/** The inhabited world, without Antarctica's ice. */
const width = 1152;
const height = 540;

const projection = geoNaturalEarth1()
  // Puts the map's edge into the Bering Strait, so that Siberia stays whole.
  .rotate([-11, 0])
  .precision(0)
  .scale(211)
  .translate([width / 2, 318]);

function see(longitude: number, latitude: number): Point | undefined {
  const point = projection([longitude, latitude]);
  if (!point || point[0] < 0 || point[0] > width || point[1] < 0 || point[1] > height) return undefined;
  return point;
}

/** The world by night without a background, for a page that draws lights on it. */
export function drawWorldMap(): string {
  const land = dryLand('50m')
    .flatMap((coordinates) => trace(projection, { type: 'Polygon', coordinates }))
    .map((ring) => simplify([...ring, ring[0] ?? [0, 0]], 0.6))
    .filter((ring) => ring.length > 4);
  const grid = trace(
    projection,
    gridOf(30, [
      [-180, -60],
      [180, 84],
    ]),
  );
  const found = lights({ see }, worldCities(), { most: 1500, cell: 2.6 });
  return picture(width, height, [
    element('path', {
      stroke: '#9cc4ee',
      'stroke-opacity': '.08',
      'stroke-width': '.8',
      d: pathData(grid, false),
    }),
    element('path', {
      fill: '#182c52',
      stroke: '#3c6596',
      'stroke-width': '.7',
      'stroke-opacity': '.6',
      d: pathData(land, true),
    }),
    element('path', {
      stroke: '#ffeed2',
      'stroke-width': '1.1',
      'stroke-opacity': '.5',
      'stroke-linecap': 'round',
      d: dotData([...found.large, ...found.middling, ...found.small]),
    }),
  ]);
}

/**
 * The position of each country's light on the map, at its capital, else its largest city, in thousandths of width and height.
 * @internal for the test that checks the pages' own list
 */
export function placesOnMap(): Record<string, string> {
  const places: Record<string, string> = {};
  for (const code of countryCodes) {
    const city = citiesOf(code)[0];
    const place = capitalsOf(code)[0] ?? (city && [city.longitude, city.latitude]);
    const point = place && see(...(place as [number, number]));
    if (!point) continue;
    const [x, y] = [point[0] / width, point[1] / height].map((share) => Math.round(share * 1000));
    places[code] = `${x} ${y}`;
  }
  return places;
}
