import { closest, widerView } from '../data/focus-boxes.ts';
import type { Format } from '../data/formats.ts';
import { huesOf, subregion } from '../data/hues.ts';
import { atlas, type Land } from '../geometry/atlas.ts';
import { aim, type Camera } from '../geometry/camera.ts';
import { outline } from '../geometry/outline.ts';
import { ownCodes, subjectOf, type Subject } from '../geometry/subject.ts';
import { graticule } from '../layers/graticule.ts';
import { capitalsOf, citiesOf, lights } from '../layers/lights.ts';
import { paletteOf } from '../layers/palette.ts';
import { beacon, lightsLayer, neighbours, relief } from '../layers/relief.ts';
import { scenery, veil } from '../layers/scenery.ts';
import { picture } from '../layers/svg.ts';

/**
 * The night picture of a country or territory as SVG. `id` prefixes every id inside, so that one page can hold several
 * pictures. Undefined if the code has no shape.
 */
export function drawCountry(code: string, format: Format, id: string): string | undefined {
  const subject = subjectOf(code);
  if (!subject) return undefined;
  const colours = paletteOf(huesOf(subregion(code)));
  const camera = cameraOver(subject, format);
  const around = outline(camera, faintLands(subject), { tolerance: 0.6, leastArea: 3 });
  const land = outline(camera, subject.lit, { tolerance: 0.45, leastArea: 1.5 });
  const seats = capitalsOf(code)
    .map((place) => camera.see(...place))
    .filter((point) => point !== undefined);
  return picture(format.width, format.height, [
    ...scenery(id, format, colours, subject.centre[0]),
    graticule(camera),
    neighbours(around, colours),
    ...(format.slant ? veil(id, format, colours) : []),
    ...relief(id, land, colours, 2),
    ...lightsLayer(lights(camera, citiesOf(code))),
    ...seats.map(beacon),
  ]);
}

function cameraOver(subject: Subject, format: Format): Camera {
  const places = subject.focus.flatMap((land) => land.rings[0] ?? []) as [number, number][];
  return aim(
    {
      kind: 'above',
      centre: subject.centre,
      format,
      closest: widerView[subject.code] ?? closest,
      stamp: true,
    },
    places,
  );
}

function faintLands(subject: Subject): Land[] {
  const own = ownCodes(subject.code);
  const foreign = [...atlas(subject.scale)].flatMap(([code, lands]) => (own.has(code) ? [] : lands));
  return [...foreign, ...subject.remote];
}
