import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Dit account heeft nog geen wachtwoord',
  signInFirst: 'Log eerst in',
  otherAccount: 'Deze link is voor een ander account',
};
