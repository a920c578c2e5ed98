import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Votre carte a été refusée.'],
  ['Your card has insufficient funds.', 'Votre carte n’est pas suffisamment provisionnée.'],
  ['Your card has expired.', 'Votre carte a expiré.'],
  ['Your card’s security code is incorrect.', 'Le code de sécurité de votre carte est incorrect.'],
  ['Your card number is incorrect.', 'Le numéro de votre carte est incorrect.'],
  ['Your card does not support this type of purchase.', 'Votre carte ne permet pas ce type d’achat.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'Le paiement a été refusé.';
