import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'Seu cartão foi recusado.'],
  ['Your card has insufficient funds.', 'Seu cartão não tem saldo suficiente.'],
  ['Your card has expired.', 'Seu cartão está vencido.'],
  ['Your card’s security code is incorrect.', 'O código de segurança do seu cartão está incorreto.'],
  ['Your card number is incorrect.', 'O número do seu cartão está incorreto.'],
  ['Your card does not support this type of purchase.', 'Seu cartão não permite este tipo de compra.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'O pagamento foi recusado.';
