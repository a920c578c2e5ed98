import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'Wpisz prawidłowy adres e-mail',
  otherLetters: 'Wpisz adres e-mail, który przed znakiem @ ma tylko zwykłe litery (od a do z)',
};
