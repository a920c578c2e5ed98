/** A name or query, ready to be compared; 'St.' before a name is 'Saint'. */
export interface Term {
  written: string;
  /** Lower case without accents, with its punctuation. */
  letters: string;
  /** The same with a blank for each run of punctuation. */
  plain: string;
  /** Without blanks, which people leave out. */
  joined: string;
}

/** Most text is plain ASCII, and has nothing to remove. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Japanese marks that make another sound are none: 'パリ' is Paris, 'バリ' is Bali. */
const ACCENT = /(?![\u3099\u309A])\p{M}/gu;

/** Letters that are not another letter with an accent. */
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
  ς: 'σ',
};

export function termOf(written: string): Term {
  const letters = plainLetters(written.trim());
  const plain = letters
    .replace(/[^\p{L}\p{N}\u3099\u309A]+/gu, ' ')
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
    .replace(ACCENT, '')
    .replace(/[ßøæœłđðþıς]/g, (letter) => SPELLED[letter] ?? letter);
}
