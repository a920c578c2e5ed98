export const pageFailureWords = {
  title: 'This page didn’t load',
  text: 'Something went wrong on our side or along the way. Nothing you bought is affected.',
  home: 'Go home',
};

/** For a page whose failure has no words of its own. */
export const brokenPageWords = {
  title: 'This page didn’t load',
  description: 'Something went wrong on the way.',
};
