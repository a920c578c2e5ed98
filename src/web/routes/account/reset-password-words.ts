import { mailLinkWords } from './words.ts';

export const resetWords = {
  meta: { title: 'Reset password', description: 'Choose a new password.' },
  loading: 'Loading...',
  refused: {
    title: mailLinkWords.dead,
    text: 'It has expired or was used already: each link works once, and for a while only.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Send a new link',
  done: {
    title: 'Your password is changed',
    text: 'All your devices are signed out. Sign in with the new password.',
    signIn: 'Sign in',
  },
};
