/** A name, or what somebody types, ready to be compared; 'St.' before a name is 'Saint'. */
export interface Term {
  written: string;
  /** Lower case without accents, with the signs that are written. */
  letters: string;
  /** The same with a blank for each run of signs. */
  plain: string;
  /** Without blanks: people leave them out. */
  joined: string;
}

/** Most of what is written; there is nothing to take off. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Letters that are no other letter with an accent. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

export function termOf(written: string): Term {
  const letters = plainLetters(written.trim());
  const plain = letters
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst (?=\S)/g, 'saint ');
  return { written, letters, plain, joined: plain.replaceAll(' ', '') };
}

/** Lower case without accents: 'Réunion' and 'reunion', 'Türkiye' and 'turkiye' are the same. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => SPELLED[letter] ?? letter);
}
