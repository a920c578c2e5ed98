import bidiFactory from 'bidi-js';

import { filesFor, type FontFile, type Style } from './font-files.ts';
import { latinOf } from './latin.ts';

/** A letter with its marks, and the font it is set in. */
export interface Letter {
  text: string;
  file: FontFile;
}

/** A text ready to be broken into lines. */
export interface Letters {
  letters: Letter[];
  /** Of the whole text; each of its lines keeps it. */
  direction: 'ltr' | 'rtl';
}

/** Neighbouring letters of a line that are set in one font, in one direction. */
export interface Run {
  /** Handed to the font as it stands; scripts from right to left in the order of reading. */
  text: string;
  file: FontFile;
}

/** An Arabic letter that joins both its neighbours. */
const BEH = '\u0628';

const JOINERS = /[\u200C\u200D]/gu;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text from `printable`, each with the font it is set in. */
export function splitLetters(text: string, style: Style): Letters {
  const split: Letter[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const [first = ''] = segment;
    const isWordStart = split.length === 0 || split.at(-1)?.text === ' ';
    const letter = setIn(text, style, segment) ?? setIn(text, style, first);
    split.push(...(letter ? [letter] : spelled(segment, style, isWordStart)));
  }
  const letters = stretchesOf(split).flatMap((stretch) => setTogether(stretch, style));
  // Letters may be silent, but no name is.
  if (text.trim() !== '' && textOf(letters).trim() === '') letters.push(...spelled('', style, true));
  // Of what is set: a script that is spelled out runs from left to right then.
  const [paragraph] = bidi.getEmbeddingLevels(textOf(letters), 'auto').paragraphs;
  return { letters, direction: paragraph?.level === 1 ? 'rtl' : 'ltr' };
}

/** A line's runs from left to right as they stand on paper, whatever directions are mixed in it. */
export function splitRuns({ letters, direction }: Letters): Run[] {
  const line = textOf(letters);
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const { text, file } of letters) {
    const level = levels[at] ?? 0;
    const shown = mirrored.get(at) ?? text;
    const last = runs.at(-1);
    if (last?.level === level && last.file === file) {
      // A font of the other direction would not turn these around by itself.
      last.text = isTurned(level) && !file.isRightToLeft ? shown + last.text : last.text + shown;
    } else {
      runs.push({ text: shown, file, level });
    }
    at += text.length;
  }
  return inPageOrder(runs);
}

export function textOf(letters: Letter[]): string {
  return letters.map(({ text }) => text).join('');
}

const isTurned = (level: number) => level % 2 === 1;

/** From the highest level down to 1, each stretch of that level or higher is turned around. */
function inPageOrder<Item extends { level: number }>(items: Item[]): Item[] {
  let ordered = items;
  for (let level = Math.max(0, ...items.map((item) => item.level)); level > 0; level--) {
    const turned: Item[] = [];
    let stretch: Item[] = [];
    for (const item of ordered) {
      if (item.level >= level) stretch.unshift(item);
      else {
        turned.push(...stretch, item);
        stretch = [];
      }
    }
    ordered = [...turned, ...stretch];
  }
  return ordered;
}

/** Neighbouring letters of one font. */
function stretchesOf(letters: Letter[]): Letter[][] {
  const stretches: Letter[][] = [];
  for (const letter of letters) {
    const last = stretches.at(-1);
    if (last?.[0]?.file === letter.file) last.push(letter);
    else stretches.push([letter]);
  }
  return stretches;
}

/** Letters that a font has one by one, spelled out where it cannot set them beside each other. */
function setTogether(stretch: Letter[], style: Style): Letter[] {
  if (stretch[0]?.file.sets(textOf(stretch))) return stretch;
  return stretch.flatMap(({ text }, index) => spelled(text, style, index === 0));
}

function setIn(text: string, style: Style, letter: string): Letter | null {
  const bare = letter.replace(JOINERS, '');
  const wanted = Array.from(bare, codePointOf);
  if (wanted[0] === undefined) return null;
  for (const file of filesFor(text, style, wanted[0])) {
    if (!wanted.every((codePoint) => file.has(codePoint))) continue;
    const hasJoiners = Array.from(letter, codePointOf).every((codePoint) => file.has(codePoint));
    const shown = hasJoiners ? letter : bare;
    if (formsOf(shown).every((form) => file.sets(form))) return { text: shown, file };
  }
  return null;
}

/** A letter that joins its neighbours has four shapes, each with a place of its own for dots and marks. */
function formsOf(letter: string): string[] {
  const joined = /\p{Script=Arabic}/u.test(letter);
  return joined ? [letter, `${letter}${BEH}`, `${BEH}${letter}`, `${BEH}${letter}${BEH}`] : [letter];
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** A letter that no font has with its marks, in Latin letters; a picture as the word for it, what has no word as a dot. */
function spelled(letter: string, style: Style, isWordStart: boolean): Letter[] {
  const latin = latinOf(letter);
  const shown = isWordStart ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
  return Array.from(shown, (plain) => {
    const set = setIn(shown, style, plain);
    if (!set) throw new Error('the fonts have no Latin letters');
    return set;
  });
}
