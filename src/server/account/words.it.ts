import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Questo account non ha ancora una password',
  signInFirst: 'Devi prima accedere',
  otherAccount: 'Questo link è per un altro account',
};
