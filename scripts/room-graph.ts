import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The parts of `src` that run or build apart. */
export const AREAS = ['domain', 'server', 'web', 'sandbox', 'art'] as const;

/** Names all that features are given, by type alone: every room of the server takes it, and it takes from every room. */
const DEPS = 'server/deps.ts';

/** Each file's text, by its path below `src`. */
export type Tree = Map<string, string>;

/** The rooms of an area, a list for each floor from the ground up, as `docs/architecture.md` has them. */
export function floorsOf(area: string): string[][] {
  const page = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const section = page.split(`\n### Rooms of the ${area}\n`)[1]?.split(/\n##+ /)[0] ?? '';
  const rows = section.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm);
  return [...rows].map(([, rooms = '']) => rooms.match(/[\w-]+/g) ?? []);
}

/** A room is a folder of the first level, with all that is in it; files beside the folders are a room of the area's name. */
export function roomOf(file: string): string {
  const [area = '', ...rest] = file.split('/');
  return rest.length > 1 ? (rest[0] ?? '') : area;
}

export const folderOf = (file: string) => path.posix.dirname(file);

/** Every import that a file's text writes out, `import type` and `import()` included, as paths below `src`. */
export function importsOf(file: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g);
  return [...specifiers]
    .map(([, to = '']) => path.posix.join(folderOf(file), to.replace(/\?.*$/, '')))
    .filter((to) => to !== DEPS && to.split('/')[0] === file.split('/')[0]);
}

/** What each part of a tree, named as `partOf` names it, takes from others: their names, and how many imports. */
export function tiesIn(tree: Tree, partOf: (file: string) => string): Map<string, Map<string, number>> {
  const ties = new Map<string, Map<string, number>>();
  for (const [file, text] of tree) {
    const own = ties.get(partOf(file)) ?? new Map<string, number>();
    for (const part of importsOf(file, text).map(partOf))
      if (part !== partOf(file)) own.set(part, (own.get(part) ?? 0) + 1);
    ties.set(partOf(file), own);
  }
  return ties;
}

/** Parts of a tree that take from each other in a circle. */
export function circlesIn(tree: Tree, partOf: (file: string) => string): string[] {
  const takes = tiesIn(tree, partOf);
  // Whatever takes from nothing that is left, or is taken by nothing that is left, is in no circle.
  let size: number;
  do {
    size = takes.size;
    for (const [part, others] of takes) {
      const isTaken = [...takes.values()].some((one) => one.has(part));
      if (!isTaken || ![...others.keys()].some((other) => takes.has(other))) takes.delete(part);
    }
  } while (takes.size < size);
  return [...takes.keys()].toSorted();
}

/** The files of an area that are no tests. */
export function readTree(area: string): Tree {
  const names = readdirSync(path.join(ROOT, 'src', area), { recursive: true }).map(String);
  return new Map(
    names
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(area, name))
      .map((file) => [file, readFileSync(path.join(ROOT, 'src', file), 'utf8')]),
  );
}
