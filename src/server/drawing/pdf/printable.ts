/** More letters than any field of ours holds; what comes after them is cut off, and seen to be. */
const MAX_LETTERS = 300;
const CUT = '\u2026';

/** Characters that look like nothing wherever they stand, and turn nothing around by force: marks for line breaks, of direction, of variants. */
const SHOWS_NOTHING = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]|\p{Variation_Selector}/gu;

/** What is no letter, but for the joiners that Persian and Indian names are written with: controls, and what nobody has given a look. */
const NO_LETTER = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;

/** Marks beyond four on one letter, which would paint over the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The vowel am after its tone: fonts want its ring below the tone. */
const THAI_AM = '\u0E33';
const THAI_TONES = /[\u0E47-\u0E4C\u0E33]+/g;

/**
 * Text that strangers typed, made fit to be set as one text on a page. What is printed is what was typed: white space is a space, and what
 * cannot be printed has its number in its place, so that nobody takes a name for another.
 */
export function printable(text: string): string {
  const shown = text
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

/** '[U+1F984]': characters that are not printed, by their numbers. */
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
