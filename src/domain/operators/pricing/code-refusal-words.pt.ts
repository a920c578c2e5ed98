import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Este código não existe. Confira se digitou certo.',
  not_yet: 'Este código ainda não é válido. Tente de novo mais tarde.',
  ended: 'Este código não vale mais.',
  used_up: 'Este código está esgotado.',
  used_by_you: 'Você já usou este código.',
  held_by_you:
    'Outro pedido seu, ainda sem pagamento, está usando este código. Conclua aquele pedido ou tente de novo em uma hora.',
  not_first: 'Este código é para o primeiro pedido.',
  other_place: 'Este código não vale para este destino.',
  other_currency: 'Este código não vale nesta moeda, mas vale se você pagar em dólares americanos.',
  no_effect: 'Este código não reduz o preço deste plano.',
};
