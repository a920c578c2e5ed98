import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Postęp zamówienia',
  states: { done: 'gotowe', now: 'w toku', next: 'przed nami', failed: 'nie doszło do skutku' },
  payment: 'Płatność',
  paid: 'Zapłacono',
  ordering: 'Zamawianie',
  ordered: 'Zamówiono',
  ready: { eSIM: 'Gotowy', plan: 'Dodano' },
  ended: {
    undelivered: { eSIM: 'Nie dostarczono', plan: 'Nie dodano' },
    withdrawn: { eSIM: 'Odstąpiono', plan: 'Odstąpiono' },
    returned_by_you: { eSIM: 'Oddano', plan: 'Oddano' },
    returned_by_us: { eSIM: 'Anulowano', plan: 'Anulowano' },
  },
  endedSomehow: 'Zakończono',
  returning: 'Zwracamy',
  returned: 'Zwrócono',
};
