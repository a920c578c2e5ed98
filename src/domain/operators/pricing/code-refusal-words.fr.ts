import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Ce code promo n’existe pas. Vérifiez l’orthographe.',
  not_yet: 'Ce code promo n’est pas encore valable. Réessayez plus tard.',
  ended: 'Ce code promo n’est plus valable.',
  used_up: 'Ce code promo est épuisé.',
  used_by_you: 'Vous avez déjà utilisé ce code promo.',
  held_by_you:
    'Une autre de vos commandes, non payée, utilise ce code promo. Terminez-la, ou réessayez dans une heure.',
  not_first: 'Ce code promo est réservé à une première commande.',
  other_place: 'Ce code promo n’est pas valable pour cette destination.',
  other_currency:
    'Ce code promo n’est pas valable dans cette devise, mais il l’est si vous payez en dollars américains.',
  no_effect: 'Ce code promo ne réduit pas le prix de ce forfait.',
};
