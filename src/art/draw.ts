import { countryCodes, fallbackCode, regionCodes } from './data/codes.ts';
import { formats, type FormatName } from './data/formats.ts';
import { regions } from './data/regions.ts';
import { drawCountry } from './pictures/country.ts';
import { drawRegion } from './pictures/region.ts';
import { drawWorld } from './pictures/world.ts';

/** The SVG of a country, territory or region. An unknown code gets the globe without lime, so there is always a picture. */
export function draw(code: string, format: FormatName): string {
  const id = `${code === fallbackCode ? 'any' : code.toLowerCase()}-${format}-`;
  const size = formats[format];
  const region = regionCodes.includes(code) ? regions[code] : undefined;
  if (region?.kind === 'globe') return drawWorld(size, id, true);
  if (region) return drawRegion(region, size, id);
  const country = countryCodes.includes(code) ? drawCountry(code, size, id) : undefined;
  return country ?? drawWorld(size, id, false);
}
