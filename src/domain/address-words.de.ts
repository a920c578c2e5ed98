import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  otherLetters: 'Bitte nimm eine E-Mail-Adresse, die vor dem @ nur einfache Buchstaben (a bis z) hat',
};
