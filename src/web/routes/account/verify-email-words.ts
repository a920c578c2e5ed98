import { mailLinkWords } from './words.ts';

export const verifyWords = {
  meta: { title: 'Confirm your email', description: 'Shows that an address is yours.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Sign in to confirm your email',
    text: 'The link works once you’re signed in to the account it’s for. Resetting your password confirms your address too.',
    signIn: 'Sign In',
    forgot: 'Forgot your password?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'It has expired, or part of it is missing. We can send you a new one.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Your email is confirmed',
    text: (email: string) => `Everything you buy with ${email} is in your account.`,
    dashboard: 'Go to your dashboard',
  },
  otherAccount: {
    title: 'This link is for another account',
    text: (email: string) =>
      `You’re signed in as ${email}. Sign out, then sign in to the account the link was sent to.`,
    signOut: 'Sign Out',
  },
};
