/** Everything that can go wrong while signing in, by the catalogue's word. */
export const AUTH_TEXTS = {
  'user-not-found': 'No account found with this email address',
  'wrong-password': 'Incorrect password',
  'email-already-in-use': 'An account with this email already exists',
  'weak-password': 'Password is too weak',
  'invalid-email': 'Invalid email address',
  'too-many-requests': 'Too many failed attempts. Please try again later',
  'popup-closed-by-user': 'Sign-in popup was closed before completing',
  'cancelled-popup-request': 'Sign-in was cancelled',
  'popup-blocked': 'Your browser blocked the sign-in window',
  blocked: 'This account is blocked',
  other: 'An error occurred. Please try again',
};

/** What to do about it, by the code of the error, where the text alone would not help. */
export const authAdviceWords = {
  linked: 'This email already has an account with a password. Sign in with it, or reset it by email.',
  noPassword: 'This account has no password yet. Have a link to set one sent to you.',
  guessable:
    'It’s among the first that anybody would guess. Try three or four words that don’t belong together.',
  blocked: 'What you bought stays yours. Please write to us if you think this is a mistake.',
  tooLong: (most: number) => `A password has at most ${most} characters.`,
  noAddress: 'Your Google account shares no email address with us.',
  popup: 'Allow pop-ups for this site, or sign in with your email.',
  offline: 'Your connection may be down.',
};

/** What is wrong with a form for signing in. */
export const credentialWords = {
  /** Shown for the form, not for its empty fields. */
  fillIn: 'Please fill in all fields',
  noAddress: 'Please enter your email address',
  differ: 'Passwords do not match',
  tooShort: 'Password must be at least 6 characters long',
};

/** An app whose name is unknown, around a page. */
export const THIS_APP = 'this app';
