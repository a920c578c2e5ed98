import bidiFactory from 'bidi-js';

import { filesFor, type FontFile, type Style } from './font-files.ts';
import { named } from './printable.ts';

/** A letter with its marks, and its font. */
export interface Letter {
  text: string;
  file: FontFile;
}

/** A text ready to be broken into lines. */
export interface Letters {
  letters: Letter[];
  /** Of the whole text; each of its lines has the same. */
  direction: 'ltr' | 'rtl';
}

/** Neighbouring letters of a line in one font and one direction. */
export interface Run {
  /** Goes to the font unchanged; right-to-left scripts are in reading order. */
  text: string;
  file: FontFile;
}

/** An Arabic letter that joins both its neighbours. */
const BEH = '\u0628';

const JOINERS = /[\u200C\u200D]/gu;

/** It orders the letters beside it, and is not drawn itself. */
const isIsolate = (text: string) => /^[\u2066-\u2069]$/.test(text);

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How a text is set. */
export interface Setting {
  style: Style;
  /** Of its document, BCP 47: it decides between forms of Chinese characters. */
  language: string;
}

/** The letters of a text from `printable`, each with its font; a letter in no font becomes its number. */
export function splitLetters(text: string, setting: Setting): Letters {
  const split: (Letter | string)[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const letter = isIsolate(segment) ? isolateIn(text, setting, segment) : setIn(text, setting, segment);
    if (letter) split.push(letter);
    else {
      const [first = '', ...marks] = segment;
      split.push(setIn(text, setting, first) ?? first, ...marks);
    }
  }
  const letters = stretchesOf(split).flatMap((stretch) =>
    typeof stretch === 'string' ? set(named(stretch), setting) : stretch,
  );
  // For the text as set: a letter's number runs from left to right.
  const [paragraph] = bidi.getEmbeddingLevels(textOf(letters), 'auto').paragraphs;
  return { letters, direction: paragraph?.level === 1 ? 'rtl' : 'ltr' };
}

/** A line's runs in the order of the page, from left to right, whatever directions it mixes. */
export function splitRuns({ letters, direction }: Letters): Run[] {
  const line = textOf(letters);
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const { text, file } of letters) {
    if (isIsolate(text)) {
      at += text.length;
      continue;
    }
    const level = levels[at] ?? 0;
    const shown = mirrored.get(at) ?? text;
    const last = runs.at(-1);
    if (last?.level === level && last.file === file) {
      // A font of the other direction would not reverse these itself.
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

/** From the highest level down to 1, reverses each stretch of that level or higher. */
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

/** Groups neighbouring letters that one font can set together, and neighbouring characters that no font has. */
function stretchesOf(split: readonly (Letter | string)[]): (Letter[] | string)[] {
  const stretches: (Letter[] | string)[] = [];
  for (const one of split) {
    const last = stretches.at(-1);
    if (typeof one === 'string') {
      if (typeof last === 'string') stretches[stretches.length - 1] = last + one;
      else stretches.push(one);
    } else if (
      typeof last === 'object' &&
      last[0]?.file === one.file &&
      !isIsolate(one.text) &&
      !isIsolate(last[0].text)
    ) {
      if (one.file.sets(textOf(last) + one.text)) last.push(one);
      else stretches.push(one.text);
    } else stretches.push([one]);
  }
  return stretches;
}

/** Plain text, such as a number. */
function set(text: string, setting: Setting): Letter[] {
  return Array.from(text, (plain) => {
    const letter = setIn(text, setting, plain);
    if (!letter) throw new Error('the fonts have no Latin letters');
    return letter;
  });
}

function setIn(text: string, { style, language }: Setting, letter: string): Letter | null {
  const bare = letter.replace(JOINERS, '');
  const wanted = Array.from(bare, codePointOf);
  if (wanted[0] === undefined) return null;
  for (const file of filesFor(text, style, wanted[0], language)) {
    if (!wanted.every((codePoint) => file.has(codePoint))) continue;
    const hasJoiners = Array.from(letter, codePointOf).every((codePoint) => file.has(codePoint));
    const shown = hasJoiners ? letter : bare;
    if (formsOf(shown).every((form) => file.sets(form))) return { text: shown, file };
  }
  return null;
}

/** A joining letter has four shapes, each with its own anchors for dots and marks. */
function formsOf(letter: string): string[] {
  const joined = /\p{Script=Arabic}/u.test(letter);
  return joined ? [letter, `${letter}${BEH}`, `${BEH}${letter}`, `${BEH}${letter}${BEH}`] : [letter];
}

/** With the font of a space, which every text has. */
function isolateIn(text: string, setting: Setting, isolate: string): Letter | null {
  const space = setIn(text, setting, ' ');
  return space && { ...space, text: isolate };
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
