import { countryCodes } from '../data/codes.ts';
import type { Format } from '../data/formats.ts';
import { huesOf } from '../data/hues.ts';
import { globe, globeLayers } from '../layers/globe.ts';
import { capitalsOf, citiesOf, largestFirst, lights, litCodes, type City } from '../layers/lights.ts';
import { paletteOf } from '../layers/palette.ts';
import { lightsLayer, stations } from '../layers/relief.ts';
import { scenery, veil } from '../layers/scenery.ts';
import { picture } from '../layers/svg.ts';

let everyCity: readonly City[] | undefined;

/** Every city of the world, largest first. */
export function worldCities(): readonly City[] {
  everyCity ??= litCodes().flatMap(citiesOf).sort(largestFirst);
  return everyCity;
}

/**
 * The small globe: with every capital in lime for a plan that covers the world, or with only city lights as the picture of a
 * place without one.
 */
export function drawWorld(format: Format, id: string, lit: boolean): string {
  const { width, height, slant } = format;
  const colours = paletteOf(huesOf('Global'));
  const radius = Math.min(height * 0.44, width * (slant ? 0.215 : 0.4));
  const earth = globe(
    [17, 12],
    [slant ? width * 0.75 : width / 2, height * (slant ? 0.52 : 0.5)],
    radius,
    0.4,
  );
  const seats = countryCodes
    .flatMap(capitalsOf)
    .map((place) => earth.see(...place))
    .filter((point) => point !== undefined);
  const found = lights(earth, worldCities(), { most: 520, cell: 2.4 });
  return picture(width, height, [
    ...scenery(id, format, colours, 0),
    ...(slant ? veil(id, format, colours) : []),
    ...globeLayers(id, earth, '110m'),
    ...lightsLayer({ large: [], middling: found.large, small: [...found.middling, ...found.small] }),
    ...(lit ? stations(seats) : []),
  ]);
}
