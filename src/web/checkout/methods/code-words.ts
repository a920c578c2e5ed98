/** Promotion codes. */
export const codeWords = {
  ask: 'Have a code?',
  label: 'Code',
  apply: 'Apply',
  applied: (code: string, off: string) => `${code}: ${off}`,
  remove: 'Remove',
  removeLabel: (code: string) => `Remove the code ${code}`,
  empty: 'Please enter your code.',
  /** The field's script did not load. */
  failed: 'That didn’t load. Please try again.',
};
