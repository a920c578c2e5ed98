import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Deine Karte wurde abgelehnt.'],
  ['Your card has insufficient funds.', 'Deine Karte ist für diesen Betrag nicht ausreichend gedeckt.'],
  ['Your card has expired.', 'Deine Karte ist abgelaufen.'],
  ['Your card’s security code is incorrect.', 'Der Sicherheitscode deiner Karte stimmt nicht.'],
  ['Your card number is incorrect.', 'Deine Kartennummer stimmt nicht.'],
  ['Your card does not support this type of purchase.', 'Mit deiner Karte ist dieser Kauf nicht möglich.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'Die Zahlung wurde abgelehnt.';
