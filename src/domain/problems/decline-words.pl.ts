import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Twoja karta została odrzucona.'],
  ['Your card has insufficient funds.', 'Na Twojej karcie jest za mało środków.'],
  ['Your card has expired.', 'Twoja karta straciła ważność.'],
  ['Your card’s security code is incorrect.', 'Kod zabezpieczający karty jest nieprawidłowy.'],
  ['Your card number is incorrect.', 'Numer karty jest nieprawidłowy.'],
  ['Your card does not support this type of purchase.', 'Twoja karta nie pozwala na taki zakup.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'Płatność została odrzucona.';
