/** The most plans that are bought at once. */
export const MOST_LINES = 10;
