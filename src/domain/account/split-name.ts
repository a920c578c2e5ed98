/** The most letters of an account's name. */
export const NAME_MAX = 100;

/**
 * An account's one name as the checkout's two fields: split on the first space.
 * @returns trimmed parts; what is missing is empty
 */
export function splitName(name: string): { first: string; last: string } {
  const [, first = '', last = ''] = /^(\S*)\s*(.*)$/s.exec(name.trim()) ?? [];
  return { first, last };
}
