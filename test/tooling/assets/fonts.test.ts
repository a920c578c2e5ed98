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
/** What pages in Polish, Czech, Hungarian, Romanian and Turkish use in their place, where they have a letter. */
let extended: Face[];

beforeAll(async () => {
  for (const [name, font] of Object.entries(webFonts)) cut.set(name, await cutFont(font));
  faces = facesIn('styles/fonts.css');
  extended = facesIn('styles/scripts/latin-extended.css');
});

function facesIn(sheet: string): Face[] {
  const style = readFileSync(path.join(web, sheet), 'utf8');
  return [...style.matchAll(/@font-face \{([^}]*url\('([^']+)'\)[^}]*)\}/g)].map(
    ([, rule = '', file = '']) => ({
      family: /font-family: '?([^';]+)/.exec(rule)?.[1] ?? '',
      file,
      ranges: (/unicode-range:([^;]+);/.exec(rule)?.[1] ?? '').split(',').map(readRange),
      font: opened(cut.get(path.basename(file)) ?? readFileSync(require.resolve(file))),
    }),
  );
}

const weightOf = (of: readonly Face[]) =>
  of.reduce((sum, { file }) => sum + (cut.get(path.basename(file))?.length ?? 0), 0) / KIB;

const files = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));

/** Signs that no font of ours has, which the one of the device shows as it always did. */
const OF_THE_DEVICE = new Set('\u2011');

/** The letters of a text that no face of the family has where the face says that it has them. */
function lacking(family: string, text: string, among = faces): string[] {
  const own = among.filter((face) => face.family === family);
  return [...new Set(text)].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (/[\p{Cc}]/u.test(letter) || OF_THE_DEVICE.has(letter)) return false;
    return !own.some(
      ({ font, ranges }) =>
        ranges.some(([first, last]) => first <= code && code <= last) && font.hasGlyphForCodePoint(code),
    );
  });
}

/** Our words, and not what people type in a search, which may be in any script. */
const words = [
  ...files('src/web', /(words|articles\/.*|(help|install\/guide)\/.*)\.tsx?$/),
  ...files('src/domain', /^(?!catalog\/(?:meant\/|search-term)).*\.ts$/),
].join('');
const places = markets.map(([region, rows]) => region + rows.map(([, name]) => name).join('')).join('');

describe('the fonts of the pages', () => {
  it('are what the style names', () => {
    const named = [...faces, ...extended].map(({ file }) => path.basename(file));
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

  it('weigh no more than 44 KiB together on a page in Polish or Turkish, with all letters of its language', () => {
    const families = ['Inter', 'Bricolage Grotesque'];
    expect(
      weightOf([...faces.filter(({ file }) => file.endsWith('/inter.woff2')), ...extended]),
    ).toBeLessThan(44);
    const alphabet = 'ąćęłńóśźż áčďéěíňóřšťúůýž áéíóöőúüű ăâîșț çğıöşü';
    // No other rule has letters of theirs: it would fetch a whole file.
    const rest = new Set(`${alphabet}${alphabet.toLocaleUpperCase('tr')}`.match(/[^\0-\u00FFı]/g));
    expect([...rest].filter((letter) => !EXTENDED.includes(letter))).toEqual([]);
    for (const family of families) expect(lacking(family, EXTENDED, extended)).toEqual([]);
    for (const { file, ranges } of extended.filter(({ file: name }) => name.includes('extended')))
      expect(
        ranges.flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
        ),
        file,
      ).toEqual([...EXTENDED].toSorted((a, b) => a.charCodeAt(0) - b.charCodeAt(0)));
    // Both loosened and kerned, headings have the same letters.
    const ranges = (name: string) => [...faces, ...extended].find(({ file }) => file.endsWith(name))?.ranges;
    expect(ranges('/bricolage-grotesque-loose.woff2')).toEqual(ranges('/bricolage-grotesque.woff2'));
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
      if (!cut.has(path.basename(file))) continue;
      expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
      const widths = Array.from('0123456789').map((digit) => font.layout(digit, ['tnum']).advanceWidth);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
