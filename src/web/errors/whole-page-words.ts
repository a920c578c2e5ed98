/** For a page without words of its own for its failure. */
export const brokenPageWords = {
  title: 'This page didn’t load',
  description: 'Something went wrong on the way.',
};
