/** A code that lowers the price. */
export const codeWords = {
  ask: 'Have a code?',
  label: 'Code',
  apply: 'Apply',
  applied: (code: string, off: string) => `${code}: ${off}`,
  remove: 'Remove',
  removeLabel: (code: string) => `Remove the code ${code}`,
  empty: 'Please enter your code.',
  /** The part that takes it did not load. */
  failed: 'That didn’t load. Please try again.',
};
