import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Esta conta ainda não tem senha',
  signInFirst: 'É preciso entrar primeiro',
  otherAccount: 'Este link é de outra conta',
};
