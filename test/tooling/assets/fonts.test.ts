import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { create, type Font } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';

import { cutFont, EXTENDED, webFonts } from '../../../scripts/fonts.ts';
import { markets } from '../../../src/sandbox/esim-go/bundles/markets.ts';
import { ROOT } from '../../support/machine/source-files.ts';

const require = createRequire(import.meta.url);
const web = path.join(ROOT, 'src/web');
const KIB = 1024;

/** One `@font-face` that fetches a file. */
interface Face {
  family: string;
  file: string;
  ranges: [first: number, last: number][];
  font: Font;
}

/** 'U+0400-045F', 'U+20AC'. */
function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function opened(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('a font file holds several fonts');
  return font;
}

const cut = new Map<string, Buffer>();
let faces: Face[];
/** What pages in Polish, Czech, Hungarian, Romanian and Turkish use instead. */
let extended: Face[];

beforeAll(async () => {
  for (const [name, font] of Object.entries(webFonts)) cut.set(name, await cutFont(font));
  faces = facesIn('styles/fonts.css');
  extended = facesIn('styles/fonts-extended.css');
});

/** 'inter.woff2' */
const nameOf = (address: string) => path.basename(address).replace(/\?.*/, '');

function facesIn(sheet: string): Face[] {
  const style = readFileSync(path.join(web, sheet), 'utf8');
  return [...style.matchAll(/@font-face \{([^}]*url\('([^']+)'\)[^}]*)\}/g)].map(
    ([, rule = '', file = '']) => ({
      family: /font-family: '?([^';]+)/.exec(rule)?.[1] ?? '',
      file,
      ranges: (/unicode-range:([^;]+);/.exec(rule)?.[1] ?? '').split(',').map(readRange),
      font: opened(cut.get(nameOf(file)) ?? readFileSync(require.resolve(file))),
    }),
  );
}

const weightOf = (of: readonly Face[]) =>
  of.reduce((sum, { file }) => sum + (cut.get(nameOf(file))?.length ?? 0), 0) / KIB;

const files = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file) && !OTHER_SCRIPTS.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));

/** A sign that no font of ours has: the device's shows it. */
const OF_THE_DEVICE = /\u2011/u;

/** Words in scripts that the device's fonts show, with the signs between them. */
const OTHER_SCRIPTS = /\.(?:ar|he|ja|ko|zh-han[st])\.tsx?$/;

/** Whether the style says that a face has a letter. */
const claims = ({ ranges }: Face, code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last);

/** The letters of a text that no face of the family has where the face says that it has them. */
function lacking(family: string, text: string, among = faces): string[] {
  const own = among.filter((face) => face.family === family);
  return [...new Set(text)].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (/[\p{Cc}]/u.test(letter) || OF_THE_DEVICE.test(letter)) return false;
    return !own.some((face) => claims(face, code) && face.font.hasGlyphForCodePoint(code));
  });
}

/** Our words, and not what people type, as in a search, which may be in any script. */
const words = [
  ...files('src/web', /(words|articles\/.*|(help|install\/guide)\/.*)\.tsx?$/),
  ...files(
    'src/domain',
    /^(?!languages\.ts$|search-term|catalog\/meant\/|help\/typed-model|account\/split-name).*\.ts$/,
  ),
].join('');
const places = markets.map(([region, rows]) => region + rows.map(([, name]) => name).join('')).join('');

describe('the fonts of the pages', () => {
  it('are what the style names', () => {
    const named = [...faces, ...extended].map(({ file }) => nameOf(file));
    expect(named).toEqual(expect.arrayContaining([...cut.keys()]));
    expect(faces).toHaveLength(4);
  });

  it('weigh no more than 43 KiB together', () => {
    expect(weightOf(faces)).toBeGreaterThan(30);
    expect(weightOf(faces)).toBeLessThan(43);
  });

  it.each(['Inter', 'Bricolage Grotesque'])('%s has every letter of our words and of places', (family) => {
    expect(words.length).toBeGreaterThan(50_000);
    expect(places).toContain('Åland');
    expect(lacking(family, words + places)).toEqual([]);
  });

  it('have the letters that names of people and places are written with, from another file', () => {
    const names = 'ŁódźŠťastnýĞülőŐriņšNguyễnŽ';
    for (const family of ['Inter', 'Bricolage Grotesque'])
      expect(lacking(family, names).filter((letter) => letter !== 'ễ')).toEqual([]);
  });

  it('weigh no more than 44 KiB together on a page in Polish or Turkish', () => {
    const alphabet = 'ąćęłńóśźż áčďéěíňóřšťúůýž áéíóöőúüű ăâîșț çğıöşü ₺';
    const text = `${alphabet}${alphabet.toLocaleUpperCase('tr')}${String.fromCodePoint(...Array(127).keys())}`;
    const fetched = new Set(
      Object.values(Object.groupBy(extended, ({ family }) => family)).flatMap((own = []) =>
        // Of several rules for a letter, the last one counts.
        Array.from(text, (letter) => own.findLast((face) => claims(face, letter.codePointAt(0) ?? 0))),
      ),
    );
    expect(fetched.size).toBe(4);
    expect([...fetched].filter((face) => !cut.has(nameOf(face?.file ?? '')))).toEqual([]);
    expect(weightOf([...fetched].filter((face) => face !== undefined))).toBeLessThan(44);
    for (const family of ['Inter', 'Bricolage Grotesque']) {
      expect(lacking(family, EXTENDED, extended)).toEqual([]);
      // A script fetches every file with a space, before a page uses them: core/fonts.ts.
      expect(extended.filter((face) => face.family === family && claims(face, 32))).toHaveLength(1);
    }
    const [latin, loose] = [faces, extended].map((among) =>
      among.find((face) => face.family === 'Bricolage Grotesque' && claims(face, 32)),
    );
    expect(loose?.ranges).toEqual(latin?.ranges);
  });

  it('stay files, which the policy of the pages asks for', () => {
    const within = [...faces, ...extended].filter(({ file }) => {
      const bytes = cut.get(nameOf(file));
      // The bundler's limit for what it writes into a style.
      return bytes && bytes.length < 4 * KIB && !file.endsWith('?no-inline');
    });
    expect(within.map(({ file }) => file)).toEqual([]);
  });

  it('have every weight and feature that the style asks for', () => {
    const sheets = files('src/web', /\.css$/).filter((sheet) => !sheet.includes('@font-face'));
    const asked = (pattern: RegExp) =>
      new Set(sheets.flatMap((sheet) => [...sheet.matchAll(pattern)].map(([, value = '']) => value)));
    const weights = [...asked(/font(?:-weight)?: (?:italic )?(\d{3})\b/g)].map(Number);
    const inter = opened(cut.get('inter.woff2') ?? Buffer.of());
    const { min = 0, max = 0 } = inter.variationAxes['wght'] ?? {};
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(max);
    // Headings have one weight: another one would be drawn by the browser.
    expect([...asked(/font: (\d{3}) [^;]*var\(--font-head\)/g)]).toEqual(['700']);
    expect([...asked(/font-variant-numeric: ([^;]+);/g)].join(' ')).toContain('tabular-nums');
    for (const { file, font } of faces) {
      if (!cut.has(nameOf(file))) continue;
      expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
      const widths = Array.from('0123456789').map((digit) => font.layout(digit, ['tnum']).advanceWidth);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
