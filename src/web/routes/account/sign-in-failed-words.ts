export const signInFailedWords = {
  meta: { title: 'Sign-in didn’t work', description: 'Please try to sign in again.' },
  title: 'Sign-in didn’t work',
  /** @param google whether the shop offers Google sign-in */
  text: (google: boolean): string =>
    google
      ? 'It took too long, or this page was opened a second time. If this is a small window, you can also close it and try again on the page behind it.'
      : 'It took too long, or this page was opened a second time. Sign in with your email address instead.',
  blocked: {
    title: 'This account is blocked',
    text: 'What you bought stays yours. Please write to us if you think this is a mistake.',
    support: 'Write to us',
  },
  home: 'Go to the start page',
};
