import { huesOf } from '../data/hues.ts';
import { type PartFormatName, partFormats, parts, type Part } from '../data/parts.ts';
import { atlas } from '../geometry/atlas.ts';
import { aim, type Camera, type Point } from '../geometry/camera.ts';
import { outline } from '../geometry/outline.ts';
import { ownCodes } from '../geometry/subject.ts';
import { capitalsOf, citiesOf, largestFirst, lights } from '../layers/lights.ts';
import { paletteOf } from '../layers/palette.ts';
import { lightsLayer, neighbours, relief, stations } from '../layers/relief.ts';
import { scenery } from '../layers/scenery.ts';
import { picture } from '../layers/svg.ts';
import { edgeOf } from './region.ts';

/** A part of the world: its countries as one land with their borders, and a lime light at each one that the page names. */
export function drawPart(name: string, format: PartFormatName): string {
  const part = partOf(name);
  const { width, height } = partFormats[format];
  const colours = paletteOf(huesOf(part.tint));
  const camera = cameraOver(part, format);
  const id = `${name.toLowerCase()}-${format}-`;
  const own = new Set(part.members.flatMap((code) => [...ownCodes(code)]));
  const world = [...atlas('50m')];
  const landsOf = (isOwn: boolean) =>
    world.flatMap(([code, lands]) => (own.has(code) === isOwn ? lands : []));
  const shape = outline(camera, landsOf(true), { tolerance: 0.9, leastArea: 6 });
  return picture(width, height, [
    ...scenery(id, partFormats[format], colours, 0),
    neighbours(outline(camera, landsOf(false), { tolerance: 1.4, leastArea: 30 }), colours),
    ...relief(id, part.isIslands ? shape : { ...shape, islets: [] }, colours, 1.2),
    ...lightsLayer(lights(camera, part.members.flatMap(citiesOf).sort(largestFirst), { most: 160, cell: 5 })),
    ...stations(labelsOn(name, format).map(({ at }) => at)),
  ]);
}

/** A named country's light in pixels, and the side of its name. */
type Label = { code: string; at: Point; side: 'left' | 'right' };

const NAMES = new Intl.DisplayNames('en', { type: 'region' });
/** What a name takes on the page, in the map's pixels: a letter, its light with the gap, a line. */
const SIZES: Record<PartFormatName, { letter: number; light: number; line: number; most: number }> = {
  part: { letter: 9, light: 28, line: 27, most: 12 },
  'part-small': { letter: 17, light: 48, line: 54, most: 6 },
};
/** The countries to name on a map: the first whose names, right or left of their lights, neither meet nor leave it. */
function labelsOn(name: string, format: PartFormatName): Label[] {
  const part = partOf(name);
  const camera = cameraOver(part, format);
  const { letter, light, line, most } = SIZES[format];
  const { width, height } = partFormats[format];
  const taken: [left: number, right: number, y: number][] = [];
  const labels: Label[] = [];
  for (const code of part.members.slice(0, part.named)) {
    const at = code.length > 2 ? undefined : camera.see(...(capitalsOf(code)[0] ?? [0, -90]));
    if (!at || at[1] < line / 2 || at[1] > height - line / 2) continue;
    const [x, y] = at;
    const long = light + (NAMES.of(code) ?? '').length * letter;
    const sides = [
      ['right', x - light / 3, x + long],
      ['left', x - long, x + light / 3],
    ] as const;
    const free = sides.find(
      ([, from, to]) =>
        from > 0 &&
        to < width &&
        taken.every(([l, r, other]) => to < l || from > r || Math.abs(y - other) > line),
    );
    if (!free) continue;
    const [side, from, to] = free;
    taken.push([from, to, y]);
    labels.push({ code, at, side });
    if (labels.length === most) break;
  }
  return labels;
}

/**
 * The countries named on the maps of the parts of the world, each with its light in thousandths of width and height
 * and the side of its name.
 * @internal for the test that checks the pages' own list
 */
export function allLabels(): Record<string, Record<PartFormatName, Record<string, string>>> {
  const formats = Object.keys(partFormats) as PartFormatName[];
  return Object.fromEntries(
    Object.keys(parts).map((name) => [
      name,
      Object.fromEntries(
        formats.map((format) => [
          format,
          Object.fromEntries(labelsOn(name, format).map((label) => [label.code, positionOf(label, format)])),
        ]),
      ) as Record<PartFormatName, Record<string, string>>,
    ]),
  );
}

function positionOf({ at: [x, y], side }: Label, format: PartFormatName): string {
  const { width, height } = partFormats[format];
  return `${Math.round((x / width) * 1000)} ${Math.round((y / height) * 1000)} ${side}`;
}

function partOf(name: string): Part {
  const part = parts[name];
  if (!part) throw new Error(`There is no part of the world named ${name}.`);
  return part;
}

function cameraOver({ kind, box }: Part, format: PartFormatName): Camera {
  const [west, south, east, north] = box;
  const centre = [(west + east) / 2, (south + north) / 2] as const;
  return aim({ kind, centre, format: partFormats[format], closest: Infinity, stamp: false }, edgeOf(box));
}
