import type { Box } from '../data/box.ts';
import type { Format } from '../data/formats.ts';
import { huesOf } from '../data/hues.ts';
import type { Region } from '../data/regions.ts';
import { atlas } from '../geometry/atlas.ts';
import { aim } from '../geometry/camera.ts';
import { outline } from '../geometry/outline.ts';
import { ownCodes } from '../geometry/subject.ts';
import { graticule } from '../layers/graticule.ts';
import { capitalsOf, citiesOf, largestFirst, lights } from '../layers/lights.ts';
import { paletteOf } from '../layers/palette.ts';
import { lightsLayer, neighbours, relief, stations } from '../layers/relief.ts';
import { scenery, veil } from '../layers/scenery.ts';
import { picture } from '../layers/svg.ts';

type Area = Exclude<Region, { kind: 'globe' }>;

/** The picture of a region: its members as one land, with a lime light at every capital. */
export function drawRegion(region: Area, format: Format, id: string): string {
  const colours = paletteOf(huesOf(region.tint));
  const [west, south, east, north] = region.box;
  const centre = [(west + east) / 2, (south + north) / 2] as const;
  const camera = aim(
    { kind: region.kind, centre, format, closest: Infinity, stamp: false },
    edgeOf(region.box),
  );
  const own = new Set(region.members.flatMap((code) => [...ownCodes(code)]));
  const world = [...atlas('50m')];
  const inside = world.flatMap(([code, lands]) => (own.has(code) ? lands : []));
  const outside = world.flatMap(([code, lands]) => (own.has(code) ? [] : lands));
  const cities = region.members.flatMap(citiesOf).sort(largestFirst);
  const seats = region.members
    .flatMap(capitalsOf)
    .map((place) => camera.see(...place))
    .filter((point) => point !== undefined);
  return picture(format.width, format.height, [
    ...scenery(id, format, colours, centre[0] > 180 ? centre[0] - 360 : centre[0]),
    graticule(camera),
    neighbours(outline(camera, outside, { tolerance: 0.7, leastArea: 3 }), colours),
    ...(format.slant ? veil(id, format, colours) : []),
    ...relief(id, outline(camera, inside, { tolerance: 0.7, leastArea: 1.5 }), colours, 1.3),
    ...lightsLayer(lights(camera, cities)),
    ...stations(seats),
  ]);
}

/** The edge of a box with 33 points per side. */
export function edgeOf([west, south, east, north]: Box): [number, number][] {
  return Array.from({ length: 33 }, (_, index) => index / 32).flatMap((share): [number, number][] => {
    const longitude = west + (east - west) * share;
    const latitude = south + (north - south) * share;
    return [
      [longitude, south],
      [longitude, north],
      [west, latitude],
      [east, latitude],
    ];
  });
}
