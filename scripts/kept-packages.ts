import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  dependencies?: Record<string, string>;
  /** Of which a machine has those that are made for it. */
  optionalDependencies?: Record<string, string>;
}

/** Loaded when first needed, or with files of their own beside them: no part of the bundles, so packed beside them. */
export const OUTSIDE = [
  '@electric-sql/pglite',
  '@modelcontextprotocol/server',
  'fontkit',
  'mjml',
  'pdfkit',
  'sharp',
  'subset-font',
];

/** Read as files: flags for the pages, and the faces of invoices in every script. */
const FILES = [/^circle-flags$/, /^@fontsource-variable\//];

/** Where the packages that a built shop needs on a machine like this one lie, below `node_modules`, each with all that it needs itself. */
export function keptPackages(root: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
  const { dependencies } = read('package.json') as Required<Locked>;
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const names = Object.keys(dependencies).filter((name) => FILES.some((pattern) => pattern.test(name)));
  const kept = new Set<string>();
  const wanted = [...OUTSIDE, ...names].map((name) => placeOf(packages, '', name));
  for (let place = wanted.pop(); place !== undefined; place = wanted.pop()) {
    // Types are read by compilers alone.
    if (kept.has(place) || place.includes('/@types/')) continue;
    kept.add(place);
    const { dependencies: needed = {}, optionalDependencies: forMachines = {} } = packages[place] ?? {};
    wanted.push(...Object.keys(needed).map((name) => placeOf(packages, place ?? '', name)));
    const parts = Object.keys(forMachines).map((name) => placeOf(packages, place ?? '', name));
    wanted.push(...parts.filter((part) => existsSync(path.join(root, part))));
  }
  return [...kept].toSorted();
}

/** Where Node finds a package that the one at `from` asks for. @throws Error where the lock file has none */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at}${at && '/'}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') throw new Error(`package-lock.json has no ${name}`);
  }
}
