import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Escribe una dirección de correo electrónico válida',
  otherLetters:
    'Usa una dirección de correo electrónico que solo tenga letras sin acentos (de la a a la z) antes de la @',
};
