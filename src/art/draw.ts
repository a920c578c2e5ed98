import { countryCodes, fallbackCode, regionCodes } from './codes.ts';
import { drawCountry } from './country.ts';
import { regions } from './data/regions.ts';
import { formats, type FormatName } from './formats.ts';
import { drawRegion } from './region.ts';
import { drawWorld } from './world.ts';

/**
 * The picture of a country, territory or region as SVG text. A code that nothing is known about gets the globe
 * without lime, so there always is a picture.
 */
export function draw(code: string, format: FormatName): string {
  const id = `${code === fallbackCode ? 'any' : code.toLowerCase()}-${format}-`;
  const size = formats[format];
  const region = regionCodes.includes(code) ? regions[code] : undefined;
  if (region?.kind === 'globe') return drawWorld(size, id, true);
  if (region) return drawRegion(region, size, id);
  const country = countryCodes.includes(code) ? drawCountry(code, size, id) : undefined;
  return country ?? drawWorld(size, id, false);
}
