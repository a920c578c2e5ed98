import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Esta conta ainda não tem senha',
  signInFirst: 'Entre na sua conta primeiro',
  otherAccount: 'Este link é de outra conta',
};
