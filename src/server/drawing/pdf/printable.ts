import { oneLine } from '../../core/one-line.ts';

/** More letters than any field of ours holds; what comes after them is left out. */
const MAX_LETTERS = 300;

/** Characters that show nothing, but for the joiners that Persian and Indian names are written with. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cn}]/gu;

/** Marks beyond four on one letter, which would paint over the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The vowel am after its tone: fonts want its ring below the tone. */
const THAI_AM = '\u0E33';
const THAI_TONES = /[\u0E47-\u0E4C\u0E33]+/g;

/** Text that strangers typed, made fit to be set as one text on a page. */
export function printable(text: string): string {
  const shown = oneLine(text.normalize('NFC').replace(INVISIBLE, '').replace(/\s/g, ' '))
    .replace(TOO_MANY_MARKS, '$1')
    .replace(THAI_TONES, withRingsBelow);
  return Array.from(shown).slice(0, MAX_LETTERS).join('');
}

function withRingsBelow(tones: string): string {
  const parts = tones.split(THAI_AM);
  const last = parts.pop() ?? '';
  return parts.map((part) => `\u0E4D${part}\u0E32`).join('') + last;
}
