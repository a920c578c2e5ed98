import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';

import { RecentMap } from '../../core/recent-map.ts';

/** `text` and `strong` are the shop's face for words, `display` the one for headings. */
export type Style = 'text' | 'strong' | 'display';

/** One file of a font family: families are split into files by character. */
export interface FontFile {
  /** The file's permanent name. */
  path: string;
  bytes(): Buffer;
  /** All characters with a glyph in the file. */
  characters(): string;
  /** Whether the file has a glyph for it; its family may promise more. */
  has(codePoint: number): boolean;
  /** Whether text can be set in it: fontkit throws if the font has no anchor for a letter's mark. */
  sets(text: string): boolean;
  /** Whether its scripts are written from right to left. */
  isRightToLeft: boolean;
}

const require = createRequire(import.meta.url);

const WORDS = [
  'inter',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
] as const;
const CHINESE = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'] as const;
/** Kana, or the document's language, mark a Japanese text, whose Chinese characters have their own forms. */
const JAPANESE = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'] as const;
const RIGHT_TO_LEFT = new Set<string>(['noto-sans-arabic', 'noto-sans-hebrew']);

const MARK = /\p{M}/u;

/** Some 0.2 MB each. All alphabets are 20 files, the rest is Chinese characters, in hundreds of files. */
const openedFonts = new RecentMap<string, Font>(48);

/** The files that can set a text in `style`, the preferred one first. @param language of its document: BCP 47 */
export function* filesFor(
  text: string,
  style: Style,
  codePoint: number,
  language: string,
): Generator<FontFile> {
  const isJapanese = /^ja\b/.test(language) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const families = [
    ...(style === 'display' ? ['bricolage-grotesque'] : []),
    ...WORDS,
    ...(isJapanese ? JAPANESE : CHINESE),
  ];
  for (const family of families) {
    for (const { file, ranges } of filesOf(family)) {
      if (ranges.some(([first, last]) => first <= codePoint && codePoint <= last)) yield file;
    }
  }
}

interface PromisedFile {
  file: FontFile;
  /** The code points its family declares for it, first and last. */
  ranges: [first: number, last: number][];
}

const families = new Map<string, PromisedFile[]>();

function filesOf(family: string): PromisedFile[] {
  const known = families.get(family);
  if (known) return known;
  const at = (path: string) => require.resolve(`@fontsource-variable/${family}/${path}`);
  const subsets = JSON.parse(readFileSync(at('unicode.json'), 'utf8')) as Record<string, string>;
  const files = Object.entries(subsets).map(([subset, ranges]) => {
    const name = subset.replace(/[[\]]/g, '');
    const path = at(`files/${family}-${name}-wght-normal.woff2`);
    return { file: fontFile(path, RIGHT_TO_LEFT.has(family)), ranges: ranges.split(',').map(readRange) };
  });
  families.set(family, files);
  return files;
}

/** 'U+0400-045F', 'U+20AC'. */
function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function fontFile(path: string, isRightToLeft: boolean): FontFile {
  let known: Set<number> | undefined;
  const plain = new Map<string, boolean>();
  const bytes = () => readFileSync(path);
  const font = () => openedFonts.of(path, () => openFont(bytes()));
  const codePoints = () => (known ??= new Set(font().characterSet));
  /** Neither a mark nor made of several glyphs, so it needs no anchors from the font. */
  const isPlain = (character: string) => {
    const isKnown = plain.get(character);
    if (isKnown !== undefined) return isKnown;
    const is = !MARK.test(character) && hasOneGlyph(font(), character);
    if (codePoints().has(codePointOf(character))) plain.set(character, is);
    return is;
  };
  return {
    path,
    bytes,
    isRightToLeft,
    characters: () => String.fromCodePoint(...codePoints()),
    has: (codePoint) => codePoints().has(codePoint),
    sets(text) {
      if (Array.from(text).every(isPlain)) return true;
      return canLayOut(font(), text);
    },
  };
}

function canLayOut(font: Font, text: string): boolean {
  try {
    font.layout(text);
    return true;
  } catch {
    return false;
  }
}

function hasOneGlyph(font: Font, character: string): boolean {
  return canLayOut(font, character) && font.layout(character).glyphs.length === 1;
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Opens the bytes of a font file. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('a font file holds several fonts');
  return font;
}
