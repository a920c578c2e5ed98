/** For a page whose failure has no words of its own. */
export const brokenPageWords = {
  title: 'This page didn’t load',
  description: 'Something went wrong on the way.',
};
