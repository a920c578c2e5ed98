import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Kartınız reddedildi.'],
  ['Your card has insufficient funds.', 'Kartınızın bakiyesi yetersiz.'],
  ['Your card has expired.', 'Kartınızın süresi dolmuş.'],
  ['Your card’s security code is incorrect.', 'Kartınızın güvenlik kodu yanlış.'],
  ['Your card number is incorrect.', 'Kart numaranız yanlış.'],
  ['Your card does not support this type of purchase.', 'Kartınız bu tür bir alışverişe uygun değil.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'Ödeme reddedildi.';
