import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { minifySync } from 'rolldown/utils';

import { SOURCE } from '../src/domain/languages.ts';
import { offeredLanguages, pagesIn } from '../src/server/core/built-languages.ts';
import { FORMS, packedPackages, shippedPackages } from './packed-packages.ts';
import { commitOf } from './prepare/commit.js';
import { filesAt, withAddresses } from './release/addresses.ts';
import { billOfMaterials } from './supply/bill-of-materials.ts';
import { licenceTroubles, lockedPackages, readStated } from './supply/licences.ts';

/**
 * `npm run package -- [embedded|postgres] [folder]` makes `dist/` or the folder: what runs the shop on another machine, without
 * what builds it, and without Node. Files are in the same places as in the checkout, where the programs look for them.
 */
const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
const form = FORMS.find((name) => name === given[0]) ?? 'embedded';
const [folder = path.join(root, 'dist')] = given[0] === form ? given.slice(1) : given;
const out = path.resolve(folder);
/** With the pages of all languages. */
const MAX_MB = { embedded: 200, postgres: 160 }[form];

/**
 * Files that a bundle finds through the place of its source: the database's migrations and functions, the logo, and the sandbox's
 * browser scripts.
 */
const BESIDE_SOURCES = [
  'src/server/db/{functions,migrations}/*.sql',
  'src/server/mail/logo.png',
  'src/sandbox/{stripe,paypal}/browser/*.ts',
  'src/sandbox/control/index-script.ts',
];
const DOCUMENTS = ['LICENSE', '.env.example', 'compose.yaml', 'ops/*'];
/** Their links and runbooks lead to files of the package, or to the repository. */
const PAGES = ['{README,CHANGELOG,SECURITY}.md', 'docs/**/*.md'];
/** The parts of packages that only people, compilers, browsers and package managers read. Licences stay. */
const UNREAD =
  /\.(map|md|markdown|[cm]?ts|flow)$|\.(browser|standalone)(\.old)?\.m?js$|(^|[\\/])(test|tests|docs|example|examples|\.github|\.yarn)[\\/]/i;
/** Nearly every browser reads brotli: the shop zips a file itself for the few others. */
const ZIPPED = /\.gz$/;
/** Programs have the lines of their sources without it. */
const MAP = /\.map$/;
const LICENCE = /(licen[cs]e|notice|copying)[^\\/]*$/i;

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
}

refuseToEmpty(out);
const shipped = shippedPackages(root, form);
refuseLicences(licenceTroubles(lockedPackages(root), readStated(root)));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const part of ['client', 'server', 'operate', 'offline', 'art', 'programs']) copy(`build/${part}`);
for (const language of offeredLanguages()) if (language !== SOURCE) copy(pagesIn(language, 'build'));
if (form === 'postgres')
  for (const file of globSync('build/{,pages/*/}server/**/*.js', { cwd: out })) shorten(file);
copy('build/commit');
copy('deploy');
for (const file of globSync([...BESIDE_SOURCES, ...DOCUMENTS], { cwd: root }))
  if (!file.endsWith('.test.ts')) copy(file);
const files = filesAt(root, commitOf(root));
const pages = globSync(PAGES, { cwd: root });
for (const page of pages)
  write(
    page,
    withAddresses(read(page), page, files, (file) => pages.includes(file)),
  );
write('ops/alerts.yaml', read('ops/alerts.yaml').replaceAll('runbook: docs/', `runbook: ${files}/docs/`));
const packages = packedPackages(root, form);
for (const [to, from] of packages) copyPackage(from, to);
write('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
write('sbom.cdx.json', `${JSON.stringify(billOfMaterials(root, shipped))}\n`);

const sizes = ['build', 'node_modules', 'src', 'docs'].map((part) => ({
  part,
  megabytes: sizeOf(path.join(out, part)) / 1e6,
}));
const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
for (const { part, megabytes } of sizes) console.log(`${megabytes.toFixed(1).padStart(7)} MB  ${part}`);
console.log(
  `${total.toFixed(1).padStart(7)} MB  ${path.relative(root, out) || out}, for ${form}, with ${packages.size} packages and without Node`,
);
if (total > MAX_MB) {
  console.error(`That is more than ${MAX_MB} MB: something was packed that runs nothing.`);
  process.exitCode = 1;
}

/** The contents of the folder are deleted, so it must be empty, or made here before. */
function refuseToEmpty(folder: string): void {
  const holds = (name: string) => existsSync(path.join(folder, name));
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  const wasMadeHere = holds('build/programs/role.js') && !holds('scripts') && !holds('package-lock.json');
  if (isEmpty || wasMadeHere) return;
  console.error(`${folder} holds something else, which would be lost: name an empty folder, or a new one.`);
  process.exit(1);
}

function refuseLicences(troubles: string[]): void {
  if (troubles.length === 0) return;
  console.error(troubles.join('\n'));
  process.exit(1);
}

/** Whether the pages of the source have the same file: a name has a hash of its content. Styles are read from their own folder. */
function isOfSource(file: string): boolean {
  const [, name] = /[\\/]pages[\\/][\w-]+[\\/]client[\\/]assets[\\/][\w-]+[\\/](.+)$/.exec(file) ?? [];
  return (
    name !== undefined && !/\.css/.test(name) && existsSync(path.join(root, 'build/client/assets', name))
  );
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, text: string): void {
  const place = path.join(out, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function copy(place: string): void {
  const isLeft = (file: string) => ZIPPED.test(file) || (form === 'postgres' && MAP.test(file));
  const filter = (file: string) => !isLeft(file) && !isOfSource(file);
  cpSync(path.join(root, place), path.join(out, place), { recursive: true, filter });
}

/** The pages of fifteen languages are a third of all; with short names for what is local each is smaller by a megabyte. */
function shorten(file: string): void {
  const place = path.join(out, file);
  const { code, errors } = minifySync(file, readFileSync(place, 'utf8'), {
    module: true,
    compress: false,
    mangle: true,
    codegen: { removeWhitespace: true, asciiOnly: true, legalComments: 'inline' },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  writeFileSync(place, code);
}

/** Without the packages below it, which are copied themselves if they are needed. */
function copyPackage(place: string, to: string): void {
  const from = path.join(root, place);
  cpSync(from, path.join(out, to), {
    recursive: true,
    filter(file) {
      const within = path.relative(from, file);
      if (within === 'node_modules') return false;
      return LICENCE.test(within) || !UNREAD.test(within);
    },
  });
}

function manifest() {
  const { name, version, description, license } = JSON.parse(read('package.json')) as Manifest;
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    scripts: {
      start: 'exec node build/programs/start.js',
      web: 'exec node build/programs/role.js web',
      worker: 'exec node build/programs/role.js worker',
      shop: 'exec node build/programs/operate.js',
    },
    engines: { node: '>=24' },
  };
}

function sizeOf(place: string): number {
  const stat = lstatSync(place);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0);
}
