export const pageFailureWords = {
  title: 'This page didn’t load',
  text: 'Something went wrong on our side or along the way. Nothing you bought is affected.',
  home: 'Go home',
};
