import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Deze code bestaat niet. Controleer de spelling.',
  not_yet: 'Deze code is nog niet geldig. Probeer het later opnieuw.',
  ended: 'Deze code is niet meer geldig.',
  used_up: 'Deze code is opgebruikt.',
  used_by_you: 'Je hebt deze code al gebruikt.',
  held_by_you:
    'Een andere onbetaalde bestelling van jou gebruikt deze code. Rond die eerst af, of probeer het over een uur opnieuw.',
  not_first: 'Deze code is voor een eerste bestelling.',
  other_place: 'Deze code geldt niet voor deze bestemming.',
  other_currency: 'Deze code geldt niet in deze valuta, maar wel als je in Amerikaanse dollars betaalt.',
  no_effect: 'Met deze code wordt deze bundel niet goedkoper.',
};
