/** Beside an operator's text of a page. */
export const textNotes = {
  updated: (date: string) => `Last Updated: ${date}`,
  /** Before the sentence that says how. */
  changed: (date: string) => `Changed on ${date}`,
  /** The page shows the text of another language. */
  otherLanguage: 'This text isn’t available in English yet.',
  earlier: 'Earlier versions',
  /** @param date from when on it was in force */
  from: (date: string) => `From ${date}`,
  /** The shop's first text, before the operator's own. */
  first: 'The first version',
  isOld: 'You’re reading an earlier version.',
  newest: 'Read the current one',
};
