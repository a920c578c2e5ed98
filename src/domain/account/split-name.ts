/** The longest name, at the checkout and of an account, so that one fits into the other. */
export const NAME_MAX = 200;

/** Scripts in which the family name is said first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A name in no other script. */
const WHOLLY_FAMILY_FIRST = /^[\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+$/u;

/** Names from abroad, as Japanese writes them. */
const KATAKANA = /^[\s\p{scx=Katakana}]+$/u;

/**
 * A whole name as people write it: '王小明' and '김철수', whose two parts a form asks for, have no space, and 'マリア ロペス' has.
 * It can't be split again.
 */
export function writtenName(name: string): string {
  const isOneWord = WHOLLY_FAMILY_FIRST.test(name) && !KATAKANA.test(name);
  return isOneWord ? name.replaceAll(/\s/g, '') : name;
}

/**
 * The name for greeting somebody: the first word of their name, without the punctuation that joins it to the next one. Chinese,
 * Japanese and Koreans are greeted by their whole name, since the family name alone is rude.
 * @returns empty if it can only be a family name
 */
export function greetingName(name: string): string {
  if (WHOLLY_FAMILY_FIRST.test(name.trim())) {
    const written = writtenName(name.trim());
    return written.length > 1 ? written : '';
  }
  const [first = ''] = name.trim().split(/\s+/);
  return /^["“”]*([^,;:"“”]*)/.exec(first)?.[1] ?? '';
}

/**
 * 'Chloé D.' for 'Chloé van Dyk': tells people in a list apart without their whole names. Names without initials, as in Chinese,
 * Japanese and Korean, stay whole.
 */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  // By letters, not by halves of one.
  const [initial = ''] = words.slice(1).at(-1) ?? '';
  if (initial === '' || WHOLLY_FAMILY_FIRST.test(name)) return writtenName(name.trim());
  return `${greetingName(name) || words[0]} ${initial}.`;
}

/** A name in its two parts: the given one and that of the family. */
export interface NameParts {
  first: string;
  last: string;
}

/**
 * An account's single name as the checkout's two fields: split at the first space.
 * @returns trimmed parts; a missing part is empty
 */
export function splitName(name: string): NameParts {
  const [, one = '', other = ''] = /^(\S*)\s*(.*)$/s.exec(name.trim()) ?? [];
  return other && FAMILY_FIRST.test(name) ? { first: other, last: one } : { first: one, last: other };
}

/** The whole name, in the order of its script: 'Mia Larsen', and the family name first in kanji. */
export function wholeName({ first, last }: NameParts): string {
  return FAMILY_FIRST.test(first + last) ? `${last} ${first}` : `${first} ${last}`;
}
