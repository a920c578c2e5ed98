import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { recordCommit } from './commit.js';
import { oneAtATime } from './one-at-a-time.js';
import { packFolder } from './pack.js';
import { pinnedNode, root, withTools } from './place.js';
import { runQuietly } from './run-quietly.js';
import { step } from './say.js';

const PACKER = 'scripts/prepare/pack.js';
const CONSOLE = 'src/web/operate';
/** The sources that every build of pages depends on. */
const OF_PAGES = [
  'src/web',
  'src/domain',
  'scripts/browsers.ts',
  'scripts/class-names.ts',
  'scripts/fonts.ts',
  'scripts/icons.ts',
  'tsconfig.json',
  PACKER,
];

/** Languages whose pages are built besides those of the source: those in `SHOP_LANGUAGES`, `offered` for all that visitors get. */
const languages = new Set(
  (process.env.SHOP_LANGUAGES ?? 'de,ar,en-xa').split(',').flatMap((name) => {
    const rows = readFileSync(path.join(root, 'src/domain/languages.ts'), 'utf8');
    const stages = new Map(
      [...rows.matchAll(/^  '?([a-z-]+)'?: \{.* stage: '([a-z]+)' \},$/gm)].map(([, code, stage]) => [
        code,
        stage,
      ]),
    );
    if (name === 'offered') return [...stages.keys()].filter((code) => stages.get(code) === 'offered');
    if (name !== '' && !stages.has(name))
      throw new Error(`SHOP_LANGUAGES: no language is called "${name}" (${[...stages.keys()].join(', ')}).`);
    return name === '' ? [] : [name];
  }),
);
languages.delete('en');
/** A build of pages takes 0.8 GB. */
const AT_ONCE = Math.max(2, availableParallelism());

/** @param {string} [language] the source without one */
const pages = (language) => ({
  title: language ? `Building the pages in ${language}` : 'Building the pages',
  name: language ? `pages-${language}` : 'pages',
  sources: [
    ...OF_PAGES,
    'scripts/chunks.ts',
    'scripts/languages.ts',
    'scripts/messages.ts',
    'scripts/minify.ts',
    'scripts/other-words.ts',
    ...(language ? [`translations/${language}.json`] : []),
    'scripts/parts.ts',
    'scripts/preload-helper.ts',
    'scripts/unused-functions.ts',
    'scripts/unused-router.ts',
    'src/server/core/built-languages.ts',
    'vite.config.ts',
    'react-router.config.ts',
  ],
  without: CONSOLE,
  speaks: language ?? 'en',
  result: language ? `build/pages/${language}/server/index.js` : 'build/server/index.js',
  packed: language ? `build/pages/${language}/client` : 'build/client',
  program: 'react-router',
  args: ['build'],
  env: language && { SHOP_LANGUAGE: language },
});

/**
 * The parts that `npm run build` makes, their sources, and how to make them; files for browsers are compressed. A part is made
 * again if one of its sources has changed.
 */
const parts = [
  // First: unit tests of mails read the pictures while the rest is still being built.
  {
    title: 'Drawing the destination pictures',
    name: 'art',
    sources: ['src/art', 'src/domain', 'scripts/art.ts', PACKER],
    speaks: 'en',
    result: 'build/art',
    packed: 'build/art',
    program: pinnedNode,
    args: ['scripts/art.ts'],
  },
  pages(),
  ...[...languages].map(pages),
  {
    title: 'Building the console',
    name: 'console',
    sources: [...OF_PAGES, 'vite.operate.config.ts'],
    speaks: 'en',
    result: 'build/operate/.vite/manifest.json',
    packed: 'build/operate',
    program: 'vite',
    args: ['build', '--config', 'vite.operate.config.ts'],
  },
  {
    title: 'Building the page for landing without a network',
    name: 'offline',
    sources: [
      'src/web/offline',
      'src/web/browser',
      'src/web/install',
      'src/web/styles',
      'src/web/ui',
      'src/domain',
      'scripts/browsers.ts',
      'scripts/offline.ts',
      'tsconfig.json',
    ],
    speaks: 'en',
    result: 'build/offline/page.js',
    program: pinnedNode,
    args: ['scripts/offline.ts'],
  },
  {
    title: 'Bundling the programs',
    name: 'programs',
    sources: [
      'src/server',
      'src/sandbox',
      'src/domain',
      'scripts/start',
      'scripts/languages.ts',
      'scripts/messages.ts',
      'scripts/other-words.ts',
      'scripts/programs.ts',
      'translations',
      'scripts/packed-packages.ts',
      'tsconfig.json',
    ],
    result: 'build/programs/shop.js',
    program: pinnedNode,
    args: ['scripts/programs.ts'],
  },
];

/** @returns {string[]} every file at or below `place`, in a stable order */
function filesOf(place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}

/** A module's words, or a picture with words, in another language than the one that a part speaks. */
const isOtherTwin = (file, speaks) => {
  const [, language] = /(?:words\.([a-z-]+)\.tsx?|\.([a-z-]+)\.webp)$/.exec(file)?.filter(Boolean) ?? [];
  return language !== undefined && language !== 'test' && language !== speaks;
};

const digestOf = (file) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('base64');

/** Finds the same only once: most parts have the same sources, and there is a part for each language. */
function once(find) {
  const found = new Map();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}

function fingerprint({ sources, without, speaks }, listed, read) {
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json'].flatMap(listed)) {
    if (/\.test\.tsx?$/.test(file) || (without && file.startsWith(`${without}/`))) continue;
    if (speaks !== undefined && isOtherTwin(file, speaks)) continue;
    hash.update(`${file}\0${read(file)}\0`);
  }
  return hash.digest('hex');
}

const stampOf = (part) => path.join(root, 'build', `.${part.name}-made-from`);

function isFresh(part, now) {
  const stamp = stampOf(part);
  return existsSync(path.join(root, part.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
}

async function make(part, now) {
  rmSync(stampOf(part), { force: true });
  await step(part.title, async () => {
    await runQuietly(part.program, part.args, {
      env: { ...withTools(), ...part.env },
      failure: `${part.title} failed: its words stand above.`,
    });
    if (part.packed) await packFolder(path.join(root, part.packed));
  });
  mkdirSync(path.join(root, 'build'), { recursive: true });
  writeFileSync(stampOf(part), now);
}

function stale(only) {
  const [listed, read] = [once(filesOf), once(digestOf)];
  return parts
    .filter(({ name }) => only === undefined || name === only)
    .map((part) => ({ part, now: fingerprint(part, listed, read) }))
    .filter(({ part, now }) => !isFresh(part, now));
}

/**
 * Brings `build/` up to date with the sources, and leaves alone what is up to date. If sources change meanwhile, they are built
 * once more: the pages are built for browser and server one after the other, and must not differ.
 * @param {string} [only] the name of the one part that is needed; `none` for no part at all
 */
export async function build(only) {
  if (only !== 'none') recordCommit();
  if (stale(only).length === 0) return;
  await oneAtATime(async () => {
    for (let outdated = stale(only); outdated.length > 0; outdated = stale(only)) {
      const waiting = outdated.values();
      const makeAll = async () => {
        for (const { part, now } of waiting) await make(part, now);
      };
      const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, makeAll));
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
    }
  });
}
