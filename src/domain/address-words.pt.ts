import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Digite um endereço de e-mail válido',
  otherLetters: 'Use um endereço de e-mail que só tenha letras sem acento (de a a z) antes do @',
};
