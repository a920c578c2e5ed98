import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Diesen Gutscheincode gibt es nicht. Bitte prüfe die Schreibweise.',
  not_yet: 'Dieser Gutscheincode gilt noch nicht. Bitte versuche es später noch einmal.',
  ended: 'Dieser Gutscheincode ist abgelaufen.',
  used_up: 'Dieser Gutscheincode ist aufgebraucht.',
  used_by_you: 'Du hast diesen Gutscheincode schon genutzt.',
  held_by_you:
    'Eine andere unbezahlte Bestellung von dir nutzt diesen Gutscheincode. Bitte schließe sie ab oder versuche es in einer Stunde noch einmal.',
  not_first: 'Dieser Gutscheincode gilt nur für eine erste Bestellung.',
  other_place: 'Dieser Gutscheincode gilt nicht für dieses Reiseziel.',
  other_currency: 'Dieser Gutscheincode gilt nicht in dieser Währung. Er gilt, wenn du in US-Dollar zahlst.',
  no_effect: 'Dieser Gutscheincode senkt den Preis dieses Tarifs nicht.',
};
