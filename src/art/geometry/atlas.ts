import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoCentroid } from 'd3-geo';
import { geoStitch } from 'd3-geo-projection';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import countries from 'i18n-iso-countries';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as TopoMultiPolygon, Topology } from 'topojson-specification';

import { boxHolds } from '../data/box.ts';
import { carveOuts, codeByName, dissolved, unions } from '../data/carve-outs.ts';
import { angleBetween, densify, toDirection, type Direction } from './sphere.ts';

/** One piece of land, with what decides whether it is in view. Angles in radians. */
export type Land = {
  /** Outer ring first, then holes; longitude and latitude. */
  rings: Position[][];
  direction: Direction;
  /** The angle to the farthest point from `direction`. */
  reach: number;
  /** Steradians. */
  area: number;
};

/** All land of one Natural Earth scale by ISO or special code; '' has the land without one. */
export type Atlas = ReadonlyMap<string, readonly Land[]>;

export type Scale = '50m' | '10m';

type WorldTopology = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;
type Arcs = TopoMultiPolygon['arcs'];

const require = createRequire(import.meta.url);
const read = new Map<Scale, Atlas>();

/** The atlas of a scale, decoded once per thread. */
export function atlas(scale: Scale): Atlas {
  let known = read.get(scale);
  if (!known) {
    known = decode(open(`countries-${scale}`));
    read.set(scale, known);
  }
  return known;
}

/** All land without borders, for views of the whole earth. */
export function dryLand(scale: '110m' | '50m'): readonly Position[][][] {
  const topology = open(`land-${scale}`);
  const arcs = topology.objects.land.geometries.flatMap((geometry) =>
    geometry.type === 'MultiPolygon' ? geometry.arcs : [],
  );
  return polygonsOf(geoStitch(feature(topology, { type: 'MultiPolygon', arcs }).geometry));
}

function open(name: string): WorldTopology {
  return JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8')) as WorldTopology;
}

function decode(topology: WorldTopology): Atlas {
  const arcsByCode = new Map<string, Arcs>();
  for (const geometry of topology.objects.countries.geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const name = geometry.properties?.name ?? '';
    const number = geometry.id === undefined ? undefined : String(geometry.id);
    const owner = codeByName[name] ?? (number && countries.numericToAlpha2(number)) ?? '';
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    for (const polygon of polygons) {
      const code = carve(topology, polygon, owner || name) ?? owner;
      arcsByCode.set(code, [...(arcsByCode.get(code) ?? []), polygon]);
    }
  }
  const result = new Map<string, readonly Land[]>();
  for (const [code, arcs] of arcsByCode) result.set(code, landsOf(topology, code, arcs));
  for (const [code, parts] of Object.entries(unions)) {
    result.set(
      code,
      parts.flatMap((part) => result.get(part) ?? []),
    );
  }
  return result;
}

/** The code that a polygon is carved out for; undefined if none. */
function carve(topology: WorldTopology, polygon: number[][], from: string): string | undefined {
  const rules = carveOuts.filter((rule) => rule.from === from);
  if (rules.length === 0) return undefined;
  const [longitude, latitude] = geoCentroid(feature(topology, { type: 'Polygon', arcs: polygon }));
  return rules.find((rule) => boxHolds(rule.box, longitude, latitude))?.to;
}

function landsOf(topology: WorldTopology, code: string, arcs: Arcs): Land[] {
  const shape: MultiPolygon = dissolved.has(code)
    ? merge(
        topology,
        arcs.map((polygon) => ({ type: 'Polygon', arcs: polygon })),
      )
    : feature(topology, { type: 'MultiPolygon', arcs }).geometry;
  const cut = shape.coordinates.some((rings) => rings.some((ring) => ring.some(isOnSeam)));
  return polygonsOf(cut ? geoStitch(shape) : shape).map(measure);
}

function polygonsOf(shape: Polygon | MultiPolygon): Position[][][] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
}

function isOnSeam(point: Position): boolean {
  return Math.abs(point[0] ?? 0) > 179.99 || (point[1] ?? 0) < -89.9;
}

/** Computes what the camera needs to know about a polygon. */
export function measure(given: Position[][]): Land {
  // A few islands of the finest scale are wound the wrong way, which on a sphere means everything but the island.
  const inverted = geoArea({ type: 'Polygon', coordinates: given }) > 2 * Math.PI;
  const rings = inverted ? given.map((ring) => ring.toReversed()) : given;
  const polygon = { type: 'Polygon' as const, coordinates: rings };
  const direction = toDirection(...geoCentroid(polygon));
  let reach = 0;
  for (const [longitude, latitude] of rings[0] ?? []) {
    reach = Math.max(reach, angleBetween(direction, toDirection(longitude ?? 0, latitude ?? 0)));
  }
  return { rings: rings.map((ring) => densify(ring)), direction, reach, area: geoArea(polygon) };
}
