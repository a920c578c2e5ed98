/** The longest name, at the checkout and of an account, so that one fits into the other. */
export const NAME_MAX = 200;

/** Scripts in which the family name is said first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A family name and a given name in Hangul. */
const KOREAN = /^\p{Script=Hangul}{1,4}\s\p{Script=Hangul}{1,4}$/u;

/**
 * The name for greeting somebody: the first word of their name, without the punctuation that joins it to the next one. Koreans are
 * greeted by their whole name, since the family name alone is rude.
 */
export function greetingName(name: string): string {
  if (KOREAN.test(name.trim())) return name.replaceAll(/\s/g, '');
  const [first = ''] = name.trim().split(/\s+/);
  return /^["“”]*([^,;:"“”]*)/.exec(first)?.[1] ?? '';
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
