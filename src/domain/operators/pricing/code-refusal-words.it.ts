import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Questo codice non esiste. Controlla di averlo scritto bene.',
  not_yet: 'Questo codice non è ancora valido. Riprova più tardi.',
  ended: 'Questo codice non è più valido.',
  used_up: 'Questo codice è esaurito.',
  used_by_you: 'Hai già usato questo codice.',
  held_by_you:
    'Un altro tuo ordine, non ancora pagato, sta usando questo codice. Completalo, o riprova fra un’ora.',
  not_first: 'Questo codice vale solo per il primo ordine.',
  other_place: 'Questo codice non vale per questa destinazione.',
  other_currency: 'Questo codice non vale in questa valuta. Vale invece se paghi in dollari statunitensi.',
  no_effect: 'Questo codice non abbassa il prezzo di questo piano.',
};
