import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Saisissez une adresse e-mail valide',
  otherLetters: 'Utilisez une adresse e-mail sans accents ni lettres spéciales avant le signe @',
};
