import { geoAzimuthalEqualArea } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { boxHolds } from '../data/box.ts';
import { atlas } from './atlas.ts';
import { simplify } from './outline.ts';
import { dotData, pathData } from './path-data.ts';
import { cut, layOut } from './plane.ts';
import { densify, toPlace } from './sphere.ts';
import { subjectOf } from './subject.ts';

describe('path data', () => {
  it('is relative, in whole pixels or tenths, and rounding errors do not add up', () => {
    const line = Array.from({ length: 8 }, (_, index) => [index * 0.16, 0] as const);
    expect(pathData([line], false, { smooth: true })).toBe('M0 0l.2 0 .1 0 .2 0 .1 0 .2 0 .2 0 .1 0');
    const longer = line.map(([x, y]) => [x * 10, y] as const);
    expect(pathData([longer], false)).toBe('M0 0l2 0 1 0 2 0 1 0 2 0 2 0 1 0');
  });

  it('closes rings, leaves out points, and continues from where the pen is', () => {
    const square = [
      [1, 1],
      [3, 1],
      [3, -2],
    ] as const;
    expect(pathData([square, [[9, 9]], square], true)).toBe('M1 1l2 0 0-3zm0 0l2 0 0-3z');
  });

  it('draws dots as lines of no length, with neighbours one after the other', () => {
    expect(
      dotData([
        [1, 2],
        [90, 20],
        [40, 3],
        [30, 21],
      ]),
    ).toBe('M1 2h0m39 1h0m50 17h0m-60 1h0');
  });
});

describe('simplify', () => {
  it('drops points within the tolerance and keeps the ends', () => {
    expect(
      simplify(
        [
          [0, 0],
          [1, 0.3],
          [2, 0],
        ],
        0.45,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(
      simplify(
        [
          [0, 0],
          [1, 0.6],
          [2, 0],
        ],
        0.45,
      ),
    ).toHaveLength(3);
  });
});

it('keeps boxes that cross the antimeridian', () => {
  expect(boxHolds([176, -20, 181, -16], -179.5, -17)).toBe(true);
  expect(boxHolds([176, -20, 181, -16], -178, -17)).toBe(false);
});

it('follows a parallel across the antimeridian', () => {
  expect(
    densify([
      [0, 49],
      [3, 49],
    ]),
  ).toEqual([
    [0, 49],
    [1, 49],
    [2, 49],
    [3, 49],
  ]);
  expect(
    densify([
      [179, 0],
      [-179, 0],
    ]),
  ).toEqual([
    [179, 0],
    [180, 0],
    [-179, 0],
  ]);
});

describe('the atlas', () => {
  it('gives territories their own land', () => {
    for (const code of [
      'GF',
      'GP',
      'MQ',
      'RE',
      'YT',
      'IC',
      'US-HI',
      'SJ',
      'BV',
      'BQ',
      'CX',
      'CC',
      'XK',
      'CYP',
      'AN',
    ]) {
      expect(atlas('10m').get(code)?.length, code).toBeGreaterThan(0);
    }
    const french = atlas('10m').get('FR') ?? [];
    expect(french.every((land) => toPlace(land.direction)[1] > 10 || toPlace(land.direction)[0] < -100)).toBe(
      true,
    );
  });

  it('mistakes no island for the rest of the earth', () => {
    for (const [code, lands] of atlas('10m')) {
      for (const land of lands) expect(land.area, code).toBeLessThan(2);
    }
  });

  it('joins land that the antimeridian cuts', () => {
    const chukotka = (atlas('50m').get('RU') ?? []).filter((land) => land.area > 0.3);
    expect(chukotka).toHaveLength(1);
    const [longitude] = subjectOf('RU')?.centre ?? [0];
    expect(longitude).toBeGreaterThan(80);
    expect(longitude).toBeLessThan(110);
  });
});

it('fits the contiguous United States, not Alaska', () => {
  const [longitude, latitude] = subjectOf('US')?.centre ?? [0, 0];
  expect(longitude).toBeCloseTo(-99, 0);
  expect(latitude).toBeCloseTo(39.5, 0);
});

describe('the plane', () => {
  const edges = [0, 0, 10, 10] as const;

  it('cuts a ring to the edges', () => {
    const ring = [
      [5, 5],
      [15, 5],
      [15, 15],
      [5, 15],
    ] as const;
    expect(cut(ring, edges)).toEqual([
      [5, 10],
      [5, 5],
      [10, 5],
      [10, 10],
    ]);
    const around = [
      [-5, -5],
      [25, -5],
      [25, 25],
      [-5, 25],
    ] as const;
    expect(new Set(cut(around, edges).map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
  });

  it('agrees with d3 about where places are', () => {
    const centre = [139, 36] as const;
    const ring = [
      [100, 10],
      [-170, 20],
      [150, 80],
      [100, 10],
    ];
    const d3 = geoAzimuthalEqualArea().rotate([-centre[0], -centre[1]]).scale(100).translate([7, 9]);
    const far = [-1000, -1000, 1000, 1000] as const;
    for (const [index, point] of layOut(ring, { centre, zoom: 100, shift: [7, 9] }, far).entries()) {
      const [x, y] = d3([ring[index]?.[0] ?? 0, ring[index]?.[1] ?? 0]) ?? [0, 0];
      expect(point[0]).toBeCloseTo(x, 6);
      expect(point[1]).toBeCloseTo(y, 6);
    }
    expect(layOut(ring, { centre, zoom: 100, shift: [5000, 0] }, far)).toEqual([]);
  });
});
