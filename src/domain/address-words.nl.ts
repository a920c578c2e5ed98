import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Vul een geldig e-mailadres in',
  otherLetters: 'Gebruik een e-mailadres met alleen gewone letters (a tot z) voor het apenstaartje @',
};
