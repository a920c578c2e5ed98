import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'La tua carta è stata rifiutata.'],
  ['Your card has insufficient funds.', 'Il saldo della tua carta non è sufficiente.'],
  ['Your card has expired.', 'La tua carta è scaduta.'],
  ['Your card’s security code is incorrect.', 'Il codice di sicurezza della tua carta non è corretto.'],
  ['Your card number is incorrect.', 'Il numero della tua carta non è corretto.'],
  ['Your card does not support this type of purchase.', 'La tua carta non permette questo tipo di acquisto.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'Il pagamento è stato rifiutato.';
