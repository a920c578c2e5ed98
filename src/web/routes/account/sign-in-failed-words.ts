export const signInFailedWords = {
  meta: { title: 'Sign-in didn’t work', description: 'Please try to sign in again.' },
  title: 'Sign-in didn’t work',
  /** @param google whether the shop offers Google sign-in */
  text: (google: boolean): string =>
    google
      ? 'It may have taken too long. If this is a small window, close it and press Continue with Google again.'
      : 'Please go back to the shop and sign in with your email address.',
  blocked: {
    title: 'This account is blocked',
    text: 'What you bought stays yours. Please write to us if you think this is a mistake.',
  },
  home: 'Go to the start page',
};
