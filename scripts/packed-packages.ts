import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Licensed } from './supply/licences.ts';

interface Locked {
  name?: string;
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** A machine has only those made for it. */
  optionalDependencies?: Record<string, string>;
}

/** Loaded when first needed, or with files of their own: not in the bundles, so packed beside them. */
export const OUTSIDE = [
  '@electric-sql/pglite',
  '@modelcontextprotocol/server',
  'fontkit',
  'mjml',
  'pdfkit',
  'sharp',
  'subset-font',
];

/** What a shop on PostgreSQL does without. */
const EMBEDDED = '@electric-sql/pglite';
/** Programs for terminals that a package brings along and never loads itself. */
const PROGRAMS = new Set(['mjml-cli']);

/** Read as files: flags for the pages, and the fonts of invoices in every script. */
const FILES = [/^circle-flags$/, /^@fontsource-variable\//];

/** `embedded` runs on either database, `postgres` on PostgreSQL alone. */
export const FORMS = ['embedded', 'postgres'] as const;
export type Form = (typeof FORMS)[number];

const isNeeded = (name: string, form: Form) => form === 'embedded' || name !== EMBEDDED;

/**
 * The folders of the packages that a built shop needs on a machine like this one, including what those packages need: where each
 * goes below a shop's root, and where it comes from.
 */
export function packedPackages(root: string, form: Form): Map<string, string> {
  const { dependencies } = readManifest(root);
  const packages = readLock(root);
  const files = Object.keys(dependencies).filter((name) => FILES.some((pattern) => pattern.test(name)));
  const names = [...OUTSIDE, ...files].filter((name) => isNeeded(name, form));
  return withoutTwins(reached(root, packages, names), packages);
}

/**
 * All packages of a packed shop, including those inside its programs and pages; not Node, which the shop does not bring along.
 */
export function shippedPackages(root: string, form: Form): Licensed[] {
  const { dependencies } = readManifest(root);
  const packages = readLock(root);
  const names = Object.keys(dependencies).filter((name) => name !== 'node' && isNeeded(name, form));
  const all = reached(root, packages, names).map((place) => {
    const { name = nameOf(place), version = '', license } = packages[place] ?? {};
    return { name, version, license };
  });
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

/**
 * npm gives thirty packages a copy of their own if a tool of development takes the place at the top. Without that tool one copy at
 * the top serves them all; if it needs nothing itself, it does so from anywhere.
 */
function withoutTwins(places: string[], packages: Record<string, Locked>): Map<string, string> {
  const versions = Map.groupBy(places, nameOf);
  const isOne = (name: string) => {
    const copies = (versions.get(name) ?? []).map((place) => packages[place] ?? {});
    const isAlone = copies.every(({ dependencies, peerDependencies }) => !dependencies && !peerDependencies);
    return isAlone && new Set(copies.map(({ version }) => version)).size === 1;
  };
  return new Map(
    places.map((place) => [isOne(nameOf(place)) ? `node_modules/${nameOf(place)}` : place, place]),
  );
}

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';

const read = (root: string, file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;

function readManifest(root: string): Required<Pick<Locked, 'dependencies'>> {
  return read(root, 'package.json') as Required<Locked>;
}

function readLock(root: string): Record<string, Locked> {
  return (read(root, 'package-lock.json') as { packages: Record<string, Locked> }).packages;
}

/** The folders of the named packages, and of everything they need on a machine like this one. */
function reached(root: string, packages: Record<string, Locked>, names: string[]): string[] {
  const kept = new Set<string>();
  const wanted = names.map((name) => placeOf(packages, '', name));
  for (let place = wanted.pop(); place !== undefined; place = wanted.pop()) {
    // Only compilers read types.
    if (kept.has(place) || place.includes('/@types/') || PROGRAMS.has(nameOf(place))) continue;
    kept.add(place);
    const locked = packages[place] ?? {};
    const { dependencies: needed = {}, optionalDependencies: forMachines = {} } = locked;
    const peers = Object.keys(locked.peerDependencies ?? {}).filter(
      (name) => locked.peerDependenciesMeta?.[name]?.optional !== true,
    );
    wanted.push(...[...Object.keys(needed), ...peers].map((name) => placeOf(packages, place ?? '', name)));
    const parts = Object.keys(forMachines).map((name) => placeOf(packages, place ?? '', name));
    wanted.push(...parts.filter((part) => existsSync(path.join(root, part))));
  }
  return [...kept].toSorted();
}

/**
 * The folder where Node finds a package that the one at `from` imports.
 * @throws Error if the lock file has none
 */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at}${at && '/'}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') throw new Error(`package-lock.json has no ${name}`);
  }
}
