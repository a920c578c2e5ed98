/** Of Pinyin's initials, which sort Chinese characters, each with the first character that it begins. */
const PINYIN = Object.entries({
  A: '阿',
  B: '八',
  C: '嚓',
  D: '哒',
  E: '妸',
  F: '发',
  G: '旮',
  H: '哈',
  J: '讥',
  K: '咔',
  L: '垃',
  M: '妈',
  N: '拏',
  O: '噢',
  P: '妑',
  Q: '七',
  R: '呥',
  S: '仨',
  T: '他',
  W: '穵',
  X: '夕',
  Y: '丫',
  Z: '帀',
});

/** Hangul's initial consonants as they are written alone. */
const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Named things, which are sorted as the locale sorts, under the letters of its alphabet: in Turkish, Ç follows C, and in German, Ä
 * is A. Traditional Chinese has none; there all are under ''.
 */
export function byInitial<Named extends { name: string }>(
  all: readonly Named[],
  locale: string,
): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const { language, script } = new Intl.Locale(locale).maximize();
  const initialOf = (name: string): string => {
    if (script === 'Hant') return '';
    const [first = ''] = name;
    const [bare = ''] = first.normalize('NFD');
    if (language === 'zh') return PINYIN.findLast(([, from]) => compare(from, first) <= 0)?.[0] ?? '';
    if (language === 'ko') return CONSONANTS[(bare.codePointAt(0) ?? 0) - 0x1100] ?? first;
    const [plain, marked] = [bare.toLocaleUpperCase(locale), first.toLocaleUpperCase(locale)];
    // An alef is one with and without its hamza.
    const letter = script === 'Arab' || compare(plain, marked) === 0 ? plain : marked;
    return [...groups.keys()].find((known) => compare(known, letter) === 0) ?? letter;
  };
  for (const one of all) {
    const initial = initialOf(one.name);
    groups.set(initial, [...(groups.get(initial) ?? []), one]);
  }
  return groups;
}
