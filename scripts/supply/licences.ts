import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences that require their text and a name, and nothing of the program that uses the package. SPDX names. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages whose manifest does not have an SPDX name for their licence; somebody read its text. Each entry is for that version
 * only.
 */
const REVIEWED: Record<string, string> = { 'png-js@2.0.0': 'MIT', 'slick@1.12.2': 'MIT' };

/** A package in the lock file. */
export interface Licensed {
  name: string;
  version: string;
  /** An SPDX expression from its manifest; undefined if that has none. */
  license?: string | undefined;
}

/** A row of the table in `docs/supply.md`: packages used unmodified, with a licence that requires more. */
interface Stated {
  license: string;
  /** Exact names, or with a `*` at the end. */
  packages: string[];
}

/** The licence of a package as an SPDX expression; null if it is unknown. */
export function licenceOf({ name, version, license }: Licensed): string | null {
  return REVIEWED[`${name}@${version}`] ?? license ?? null;
}

/**
 * Why a package may not be part of the shop, one sentence each; empty if all may.
 * @param stated what `docs/supply.md` says about licences that require more
 */
export function licenceTroubles(packages: Licensed[], stated: Stated[]): string[] {
  return packages.flatMap((one) => {
    const licence = licenceOf(one);
    const which = `${one.name}@${one.version}`;
    if (licence === null) return [`${which} names no licence`];
    const isAllowed = (single: string) =>
      PERMISSIVE.has(single) ||
      stated.some(
        (row) => row.license === single && row.packages.some((pattern) => matches(one.name, pattern)),
      );
    return holds(licence, isAllowed)
      ? []
      : [`${which} is under ${licence}, which is neither permissive nor listed in docs/supply.md`];
  });
}

/** Reads the table in `docs/supply.md`: licence, packages in backticks, where they are used. */
export function readStated(root: string): Stated[] {
  const text = readFileSync(path.join(root, 'docs/supply.md'), 'utf8');
  return [...text.matchAll(/^\| ([\w.-]+) \| (`[^|]+) \| [^|]+ \|$/gm)].map(
    ([, license = '', names = '']) => ({
      license,
      packages: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }),
  );
}

/** Every package in the lock file once, including those that only build and test. */
export function lockedPackages(root: string): Licensed[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Partial<Licensed>>;
  };
  const all = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { name = place.split('node_modules/').at(-1) ?? '', version = '', license }]) => ({
      name,
      version,
      license,
    }));
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** For OR one of them must be allowed, for AND all. An expression in brackets is not understood, and so not allowed. */
function holds(expression: string, isAllowed: (single: string) => boolean): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((all) => all.split(' AND ').every((one) => isAllowed(one)));
}
