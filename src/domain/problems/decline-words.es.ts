import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Tu tarjeta ha sido rechazada.'],
  ['Your card has insufficient funds.', 'Tu tarjeta no tiene fondos suficientes.'],
  ['Your card has expired.', 'Tu tarjeta ha caducado.'],
  ['Your card’s security code is incorrect.', 'El código de seguridad de tu tarjeta es incorrecto.'],
  ['Your card number is incorrect.', 'El número de tu tarjeta es incorrecto.'],
  ['Your card does not support this type of purchase.', 'Tu tarjeta no permite este tipo de compra.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'El pago ha sido rechazado.';
