import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

interface WebFont {
  /** Its file in a font package. */
  source: string;
  /** For each axis, the only value that the pages use, or the range of their values. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Those it keeps; without them all of its source except combining marks, which another file has, too. */
  letters?: string;
  features?: string[];
}

const INTER = { wght: { min: 400, max: 800 } };
/** Drawn for the middle of the headings' sizes: the axis would be a third of the file. */
const BRICOLAGE = { opsz: 36, wght: 700 };

/** What Polish, Czech, Hungarian, Romanian and Turkish are written with beyond the first file, and the sign of the lira. */
export const EXTENDED = 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĂăȘșȚțĞğİŞş₺';

/** The fonts of nearly all text on the pages, by file name. */
export const webFonts: Record<string, WebFont> = {
  'inter.woff2': {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: INTER,
  },
  'bricolage-grotesque.woff2': {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: BRICOLAGE,
  },
  'inter-extended.woff2': {
    source: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    axes: INTER,
    letters: EXTENDED,
  },
  'bricolage-grotesque-extended.woff2': {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    axes: BRICOLAGE,
    letters: EXTENDED,
    features: [],
  },
  // Kerning is two fifths of the file: without it, four files weigh what a page may have.
  'bricolage-grotesque-loose.woff2': {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: BRICOLAGE,
    features: ['tnum'],
  },
};

/** Kerning, and figures of equal width. The other features are a fifth of a file, for characters that the pages hardly use. */
const FEATURES = ['kern', 'tnum'];

/** A font for the pages, as WOFF2. */
export async function cutFont({ source, axes, letters, features = FEATURES }: WebFont): Promise<Buffer> {
  const whole = await readFile(require.resolve(source));
  const font = create(whole);
  if (!('characterSet' in font)) throw new Error(`${source} holds several fonts`);
  const own = font.characterSet.map((code) => String.fromCodePoint(code));
  // The package's types lag behind it.
  const wanted: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  };
  return subsetFont(whole, letters ?? own.filter((letter) => !/\p{M}/u.test(letter)).join(''), wanted);
}

/** Writes the fonts of the pages into `folder`, where their style expects them. Another build may be reading them there. */
async function cutFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, font] of Object.entries(webFonts)) {
    const unfinished = path.join(folder, `${name}.${process.pid}`);
    await writeFile(unfinished, await cutFont(font));
    await rename(unfinished, path.join(folder, name));
  }
}

let fonts: Promise<void> | undefined;
/** The pages' style refers to the fonts in `build/fonts`, so they are made before it is read. */
export const fontsFirst: Plugin = {
  name: 'fonts-first',
  buildStart: () => (fonts ??= cutFonts('build/fonts')),
};
