import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { countryCodes } from '../../src/art/data/codes.ts';
import { drawWorldMap, placesOnMap } from '../../src/art/pictures/world-map.ts';

const file = path.resolve(import.meta.dirname, '../../src/web/home/map-places.json');

it('the lights of the map are where the map has their countries', () => {
  const places = placesOnMap();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(places);
  // Ice and rocks without a town.
  expect(countryCodes.filter((code) => !(code in places))).toEqual(['AQ', 'BV', 'HM', 'UM']);
});

it('the map is light enough to send', () => {
  const svg = drawWorldMap();
  expect(svg.match(/h0/g)?.length).toBe(1500);
  expect(svg.length).toBeLessThan(100 * 1024);
});
