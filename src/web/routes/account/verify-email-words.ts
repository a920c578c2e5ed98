import { mailLinkWords } from './words.ts';

export const verifyWords = {
  meta: { title: 'Confirm your email', description: 'Shows that an address is yours.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Sign in to confirm your email',
    text: 'The link counts once you are signed in to the account it is for. Resetting your password confirms your address as well.',
    signIn: 'Sign In',
    forgot: 'Forgot your password?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'It has expired, or it is not the whole link. We can send you a new one.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Your email is confirmed',
    text: (email: string) => `${email} is yours, and everything you buy with it is in your account.`,
    dashboard: 'Go to your dashboard',
  },
  otherAccount: {
    title: 'This link is for another account',
    text: (email: string) =>
      `You are signed in as ${email}. Sign out, then sign in to the account that the link was sent to.`,
    signOut: 'Sign Out',
  },
};
