import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Dieses Konto hat noch kein Passwort',
  signInFirst: 'Bitte melde dich zuerst an',
  otherAccount: 'Dieser Link gehört zu einem anderen Konto',
};
