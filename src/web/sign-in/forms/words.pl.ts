import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Hasło',
  confirm: 'Potwierdź hasło',
  show: (label) => `Pokaż: ${label.toLowerCase()}`,
  hide: (label) => `Ukryj: ${label.toLowerCase()}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Wyślij e‑mail z potwierdzeniem',
  sent: 'E‑mail z potwierdzeniem wysłany! Sprawdź skrzynkę.',
};
