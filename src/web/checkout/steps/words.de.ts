import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Stand deiner Bestellung',
  states: { done: 'erledigt', now: 'läuft', next: 'folgt noch', failed: 'fehlgeschlagen' },
  payment: 'Zahlung',
  paid: 'Bezahlt',
  ordering: 'Bestellung',
  ordered: 'Bestellt',
  ready: { eSIM: 'Bereit', plan: 'Aufgeladen' },
  ended: {
    undelivered: { eSIM: 'Nicht geliefert', plan: 'Nicht erfolgt' },
    withdrawn: { eSIM: 'Widerrufen', plan: 'Widerrufen' },
    returned_by_you: { eSIM: 'Rückgabe', plan: 'Rückgabe' },
    returned_by_us: { eSIM: 'Von uns beendet', plan: 'Von uns beendet' },
  },
  endedSomehow: 'Beendet',
  returning: 'Erstattung',
  returned: 'Erstattet',
};
