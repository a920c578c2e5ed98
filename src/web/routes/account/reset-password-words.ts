import { mailLinkWords } from './words.ts';

export const resetWords = {
  meta: { title: 'Reset password', description: 'Choose a new password.' },
  loading: 'Loading...',
  refused: {
    title: mailLinkWords.dead,
    text: 'It has expired or has already been used. Each link works once, for a limited time.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Send a new link',
  done: {
    title: 'Your password has been changed',
    text: 'All your devices are signed out. Sign in with your new password.',
    signIn: 'Sign in',
  },
};
