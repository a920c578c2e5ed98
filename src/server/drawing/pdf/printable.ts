import { withoutOpenIsolates } from '../../core/one-line.ts';

/** More letters than any of our fields holds; the rest is cut off, visibly. */
const MAX_LETTERS = 300;
const CUT = '\u2026';

/** Characters that are invisible everywhere and do not force a direction: marks for line breaks, directions and variants. */
const SHOWS_NOTHING = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]|\p{Variation_Selector}/gu;

/** Controls and unassigned characters, but not the joiners that Persian and Indian names are written with, nor isolates. */
const NO_LETTER = /(?:(?![\u2066-\u2069\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}])+/gu;

/** Marks beyond four on one letter, which would overlap the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The vowel am after its tone: fonts expect its ring below the tone. */
const THAI_AM = '\u0E33';
const THAI_TONES = /[\u0E47-\u0E4C\u0E33]+/g;

/**
 * Makes text typed by strangers fit to be set as one text on a page. It prints as typed: white space becomes a space, and an
 * unprintable character becomes its number, so that two names never look alike.
 */
export function printable(text: string): string {
  const shown = withoutOpenIsolates(text, named)
    .toWellFormed()
    .normalize('NFC')
    .replace(SHOWS_NOTHING, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(NO_LETTER, named)
    .replace(TOO_MANY_MARKS, `$1${CUT}`)
    .replace(THAI_TONES, withRingsBelow);
  const letters = Array.from(shown);
  return letters.length > MAX_LETTERS ? letters.slice(0, MAX_LETTERS).join('') + CUT : shown;
}

/** '[U+1F984]': unprintable characters by their numbers. */
export function named(characters: string): string {
  const numbers = Array.from(characters, (character) =>
    (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  );
  return `[U+${numbers.join(' ')}]`;
}

function withRingsBelow(tones: string): string {
  const parts = tones.split(THAI_AM);
  const last = parts.pop() ?? '';
  return parts.map((part) => `\u0E4D${part}\u0E32`).join('') + last;
}
