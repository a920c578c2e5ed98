import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Ce compte n’a pas encore de mot de passe',
  signInFirst: 'Connectez-vous d’abord',
  otherAccount: 'Ce lien concerne un autre compte',
};
