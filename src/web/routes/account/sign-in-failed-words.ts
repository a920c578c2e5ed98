export const signInFailedWords = {
  meta: { title: 'Sign-in did not work', description: 'Please try to sign in again.' },
  title: 'Sign-in did not work',
  text: 'It may have taken too long. If this is a small window, close it and press Continue with Google again.',
  home: 'Go to the start page',
};
