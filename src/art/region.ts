import { atlas } from './atlas.ts';
import { aim } from './camera.ts';
import type { Box } from './data/box.ts';
import { huesOf } from './data/hues.ts';
import type { Region } from './data/regions.ts';
import type { Format } from './formats.ts';
import { graticule } from './graticule.ts';
import { capitalsOf, citiesOf, largestFirst, lights } from './lights.ts';
import { outline } from './outline.ts';
import { paletteOf } from './palette.ts';
import { lightsLayer, neighbours, relief, stations } from './relief.ts';
import { scenery, veil } from './scenery.ts';
import { ownCodes } from './subject.ts';
import { picture } from './svg.ts';

type Area = Exclude<Region, { kind: 'globe' }>;

/** The picture of a region: its members as one land, every capital a lime light. */
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

/** The outline of a box, a point every few degrees. */
function edgeOf([west, south, east, north]: Box): [number, number][] {
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
