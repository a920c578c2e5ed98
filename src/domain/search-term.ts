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

/** Letters that are not another letter with an accent, and those that people write for each other. */
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
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ء: '',
  ـ: '',
  ー: '',
};

/** Letters with dots, and how they are written without them: 'Suedkorea', 'Koebenhavn'. */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The Arabic article, which has no blank behind it, and which people leave out. */
const ARTICLE = /(?<!\p{L})ال(?=\p{L}{2})/gu;

const KANA = /[\u3041-\u30F4]/;
/** A V, which most people write as a B: 'ヴェネツィア', 'ベネツィア'. */
const VOICED_U = /ウ\u3099([ァィェォ]?)/g;

export function termOf(written: string): Term {
  const text = written.trim();
  const letters = plainLetters(text.includes('ال') ? text.replace(ARTICLE, 'ال ') : text);
  const plain = letters
    .replace(/[^\p{L}\p{N}\u3099\u309A]+/gu, ' ')
    .trim()
    .replace(/\bst (?=\S)/g, 'saint ');
  return { written, letters, plain, joined: plain.replaceAll(' ', '') };
}

/** The ways to write a name: as it is, and without the dots of its letters. */
export function termsOf(written: string): [Term, ...Term[]] {
  const term = termOf(written);
  // Thousands of names have none when a field is touched.
  if (!/[äöüøå]/i.test(written)) return [term];
  const spelledOut = written.toLowerCase().replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return [term, { ...termOf(spelledOut), written }];
}

/** Without the Arabic article before its words. */
export const withoutArticles = (text: string) => text.replace(ARTICLE, '');

/**
 * Lower case without accents: 'Réunion' and 'reunion', 'Türkiye' and 'turkiye' are the same. Letters that are written in several
 * ways are written in one: of Arabic with or without hamza, of Japanese in small, large, round or narrow kana.
 */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const plain = lower.normalize('NFKD').replace(ACCENT, '');
  const spelled = KANA.test(plain) ? plainKana(plain) : plain;
  return spelled.replace(/[ßøæœłđðþıςةىیکءـー]/g, (letter) => SPELLED[letter] ?? letter);
}

function plainKana(text: string): string {
  const after = (distance: number) => (letter: string) =>
    String.fromCharCode(letter.charCodeAt(0) + distance);
  return text
    .replace(/[\u3041-\u3096]/g, after(0x60))
    .replace(VOICED_U, (_, vowel: string) => `${'ハヒヘホ'['ァィェォ'.indexOf(vowel)] ?? 'フ'}\u3099`)
    .replace(/[ァィゥェォッャュョヮ]/g, after(1));
}
