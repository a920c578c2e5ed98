import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { countryCodes } from '../../src/art/data/codes.ts';
import { type PartFormatName, partFormats, parts } from '../../src/art/data/parts.ts';
import { allLabels, drawPart } from '../../src/art/pictures/part.ts';
import { drawWorldMap, placesOnMap } from '../../src/art/pictures/world-map.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../src/web', file), 'utf8'));

it('the lights of the map are where the map has their countries', () => {
  const places = placesOnMap();
  expect(read('home/map-places.json')).toEqual(places);
  // Ice and rocks without a town.
  expect(countryCodes.filter((code) => !(code in places))).toEqual(['AQ', 'BV', 'HM', 'UM']);
});

it('the map is light enough to send', () => {
  const svg = drawWorldMap();
  expect(svg.match(/h0/g)?.length).toBe(1500);
  expect(svg.length).toBeLessThan(100 * 1024);
});

it('names countries on the maps of the parts of the world where those maps have them', () => {
  const labels = allLabels();
  expect(read('catalog/atlas/map-labels.json')).toEqual(labels);
  for (const [part, { part: wide }] of Object.entries(labels)) {
    const known = new Set(parts[part]?.members);
    expect(Object.keys(wide).filter((code) => !known.has(code))).toEqual([]);
    expect(Object.keys(wide).length, part).toBeGreaterThan(2);
  }
});

it('sends no map of a part of the world that takes more than 10 KB', () => {
  for (const part of Object.keys(parts))
    for (const format of Object.keys(partFormats) as PartFormatName[])
      expect(brotliCompressSync(drawPart(part, format)).length, part).toBeLessThan(10 * 1024);
});
