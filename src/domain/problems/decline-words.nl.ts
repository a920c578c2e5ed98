import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Je kaart is geweigerd.'],
  ['Your card has insufficient funds.', 'Er staat niet genoeg saldo op je kaart.'],
  ['Your card has expired.', 'Je kaart is verlopen.'],
  ['Your card’s security code is incorrect.', 'De beveiligingscode van je kaart klopt niet.'],
  ['Your card number is incorrect.', 'Je kaartnummer klopt niet.'],
  ['Your card does not support this type of purchase.', 'Met je kaart is deze aankoop niet mogelijk.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'De betaling is geweigerd.';
