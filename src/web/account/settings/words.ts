import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const deleteAccountWords = {
  title: 'Delete account',
  what: 'Takes away your account, your list of eSIMs and everything that points to you. What tax law makes us keep of a purchase stays, without your name.',
  question: 'Delete your account?',
  yes: 'Delete for good',
  warning:
    'You will not see your eSIMs, their codes and your orders again. An eSIM that is on your phone goes on working. This cannot be undone.',
  email: 'Email Address',
  emailHint: (email: string) => `Type ${email} to confirm.`,
  password: 'Your password',
  /** @param google one can sign in with Google */
  passwordHint: (google: boolean) =>
    google
      ? 'If you sign in with Google and have no password, leave it empty.'
      : 'If you have no password, leave it empty.',
  failed: 'Nothing was deleted.',
};

export const emailStateWords = {
  title: 'Email',
  verified: 'Verified',
  unverified: 'Not verified',
  hint: 'Open the link in our email while you are signed in here. It may take a minute to arrive.',
};

export const nameFormWords = {
  saved: 'Your name is saved.',
  title: 'Name',
  label: 'Your name',
  hint: 'First name first. It fills in the checkout for you.',
  save: 'Save name',
};

export const passwordFormWords = {
  saved: 'Your password is changed. Other devices are signed out.',
  title: 'Password',
  current: 'Current Password',
  next: 'New Password',
  save: 'Change password',
  noPassword: (google: boolean) =>
    google ? 'Signed up with Google, or forgot your password?' : 'Have none, or forgot your password?',
  sendLink: 'Email me a link to set a password',
};

export const savedCardsWords = {
  title: 'Saved cards',
  what: 'Kept by Stripe, our card processor, and charged only when you press buy. We see no more of them than you do here.',
  failed: 'Your saved cards did not load.',
  removed: (card: string) => `${card} is removed.`,
  none: 'No card is saved. To save one, tick “Save this card for next time” at the checkout.',
  expired: (until: string) => `Expired ${until}`,
  valid: (until: string) => `Good until ${until}`,
  remove: 'Remove',
  stillSaved: 'The card is still saved.',
};

export const signedInPlacesWords = {
  title: 'Where you are signed in',
  hint: 'If you do not recognize one of these, sign it out and change your password.',
  failed: 'The list did not load.',
  allEnded: 'You are signed out everywhere else.',
  nothingChanged: 'Nothing was changed.',
  endOthers: 'Sign out everywhere else',
  ended: (device: string) => `${device} is signed out.`,
  thisDevice: 'This device',
  lastUsed: (ago: ReactNode) => phrase`Last used ${ago}`,
  end: 'Sign out',
  stillSignedIn: 'It is still signed in.',
};
