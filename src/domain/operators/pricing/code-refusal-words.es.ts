import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Este código no existe. Comprueba cómo lo has escrito.',
  not_yet: 'Este código aún no es válido. Inténtalo de nuevo más tarde.',
  ended: 'Este código ya no es válido.',
  used_up: 'Este código se ha agotado.',
  used_by_you: 'Ya has usado este código.',
  held_by_you:
    'Otro pedido tuyo sin pagar está usando este código. Termínalo o inténtalo de nuevo dentro de una hora.',
  not_first: 'Este código es solo para el primer pedido.',
  other_place: 'Este código no sirve para este destino.',
  other_currency: 'Este código no sirve en esta moneda, pero sí si pagas en dólares estadounidenses.',
  no_effect: 'Este código no rebaja el precio de este plan.',
};
