import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'To konto nie ma jeszcze hasła',
  signInFirst: 'Najpierw się zaloguj',
  otherAccount: 'Ten link jest do innego konta',
};
