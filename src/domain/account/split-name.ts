/** The longest name, at the checkout and of an account, so that one fits into the other. */
export const NAME_MAX = 200;

/** The name for greeting somebody: the first word of their name, without the punctuation that joins it to the next one. */
export function greetingName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return /^["“”]*([^,;:"“”]*)/.exec(first)?.[1] ?? '';
}

/**
 * An account's single name as the checkout's two fields: split at the first space.
 * @returns trimmed parts; a missing part is empty
 */
export function splitName(name: string): { first: string; last: string } {
  const [, first = '', last = ''] = /^(\S*)\s*(.*)$/s.exec(name.trim()) ?? [];
  return { first, last };
}
