/** A word of programs, such as 'books_differ' or 'used_80'; no name of a setting, and no id of a processor. */
export const MACHINE_WORD = /^[a-z]{3,}(?:_[a-z]{1,20}|_\d{1,3})+$/;

/** A name that programs use, as people read it: 'warning_needs_response' is 'warning needs response'. */
export const plainly = (name: string): string => name.replaceAll('_', ' ');

/** The same as the beginning of a sentence. */
export function plainlyFirst(name: string): string {
  const plain = plainly(name);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
