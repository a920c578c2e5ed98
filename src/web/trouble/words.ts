export const pageFailureWords = {
  title: 'This page did not load',
  text: 'Something went wrong on our side or on the way. Nothing you bought is affected.',
  home: 'Go home',
};
