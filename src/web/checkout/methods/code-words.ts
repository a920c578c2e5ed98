/** Promotion codes. */
export const codeWords = {
  ask: 'Have a code?',
  label: 'Code',
  apply: 'Apply',
  applied: (code: string, off: string) => `${code}: ${off}`,
  /** The code promises a larger discount than this plan's price allows. */
  capped: (promised: string) => `${promised} off, as far as this plan’s price allows`,
  remove: 'Remove',
  removeLabel: (code: string) => `Remove the code ${code}`,
  empty: 'Please enter your code.',
  /** The field's script did not load. */
  failed: 'That didn’t load. Please try again.',
};
