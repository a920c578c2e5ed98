import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const deleteAccountWords = {
  title: 'Delete account',
  what: 'This deletes your account, your list of eSIMs and your personal data. Tax records stay, without your name.',
  question: 'Delete your account?',
  yes: 'Delete for good',
  warning:
    'You won’t see your eSIMs, their codes or your orders again. An eSIM on your phone keeps working. This can’t be undone.',
  email: 'Email Address',
  emailHint: (email: string) => `Type ${email} to confirm.`,
  password: 'Your password',
  /** @param google whether the shop offers Google sign-in */
  passwordHint: (google: boolean): string =>
    google
      ? 'If you sign in with Google and don’t have a password, leave this empty.'
      : 'If you don’t have a password, leave this empty.',
  failed: 'Nothing was deleted.',
};

export const emailStateWords = {
  title: 'Email',
  verified: 'Verified',
  unverified: 'Not verified',
  hint: 'Open the link in our email while you’re signed in here. It may take a minute to arrive.',
};

export const nameFormWords = {
  saved: 'Your name is saved.',
  title: 'Name',
  label: 'Your name',
  hint: 'First name first. We’ll fill it in for you at checkout.',
  save: 'Save name',
};

export const passwordFormWords = {
  saved: 'Your password has been changed. Other devices are signed out.',
  title: 'Password',
  open: 'Change or set your password',
  current: 'Current Password',
  next: 'New Password',
  save: 'Change password',
  noPassword: (google: boolean): string =>
    google ? 'Signed up with Google, or forgot your password?' : 'No password yet, or forgot it?',
  sendLink: 'Email me a link to set a password',
};

export const savedCardsWords = {
  title: 'Saved cards',
  what: 'Stripe, our card processor, keeps them and charges them only when you press buy. We see no more of them than you do here.',
  failed: 'We couldn’t load your saved cards.',
  removed: (card: string) => `${card} was removed.`,
  none: 'No saved cards yet. To save one, tick “Save this card for next time” at checkout.',
  expired: (until: string) => `Expired ${until}`,
  valid: (until: string) => `Good until ${until}`,
  remove: 'Remove',
  stillSaved: 'The card is still saved.',
};

export const signedInPlacesWords = {
  title: 'Where you’re signed in',
  hint: 'Don’t recognize one of these? Sign it out and change your password.',
  failed: 'We couldn’t load the list.',
  allEnded: 'You’re signed out everywhere else.',
  nothingChanged: 'Nothing was changed.',
  endOthers: 'Sign out everywhere else',
  ended: (device: string) => `${device} is signed out.`,
  thisDevice: 'This device',
  lastUsed: (ago: ReactNode) => phrase`Last used ${ago}`,
  end: 'Sign out',
  stillSignedIn: 'It’s still signed in.',
};
