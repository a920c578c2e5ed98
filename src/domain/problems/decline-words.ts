/** A processor's own words for a refused payment. They are English, and a translation says the usual ones in its language. */
export const declineWords = (words: string): string => words;
