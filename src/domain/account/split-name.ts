/** The most letters of a name, at the checkout and of an account: what one was bought under the other keeps whole. */
export const NAME_MAX = 200;

/** What somebody is greeted by: the first word of their name, without what only joins it to the next one. */
export function greetingName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return /^["“”]*([^,;:"“”]*)/.exec(first)?.[1] ?? '';
}

/**
 * An account's one name as the checkout's two fields: split on the first space.
 * @returns trimmed parts; what is missing is empty
 */
export function splitName(name: string): { first: string; last: string } {
  const [, first = '', last = ''] = /^(\S*)\s*(.*)$/s.exec(name.trim()) ?? [];
  return { first, last };
}
