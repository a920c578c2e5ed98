import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Inserisci un indirizzo email valido',
  otherLetters: 'Usa un indirizzo email con sole lettere semplici (dalla a alla z) prima della @',
};
