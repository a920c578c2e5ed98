import anyAscii from 'any-ascii';

/** For what has neither letters nor a word. */
const DOT = '\u00B7';

/**
 * How a letter with its marks is written in Latin letters: 'gi' of a syllable, 'unicorn' of its picture. Empty for a letter
 * that is silent or that nobody knows how to read. Never a question mark, which would look like a letter that was lost.
 */
export function latinOf(letter: string): string {
  const latin = anyAscii(letter)
    .replaceAll(/:([a-z0-9_]+):/g, (_, word: string) => word.replaceAll('_', ' '))
    .replaceAll('?', '')
    .trim();
  return latin === '' && !/[\p{L}\p{M}]/u.test(letter) ? DOT : latin;
}
