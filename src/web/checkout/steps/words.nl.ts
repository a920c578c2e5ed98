import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Voortgang van je bestelling',
  states: { done: 'klaar', now: 'bezig', next: 'komt nog', failed: 'mislukt' },
  payment: 'Betaling',
  paid: 'Betaald',
  ordering: 'Bestelling',
  ordered: 'Besteld',
  ready: { eSIM: 'Klaar', plan: 'Toegevoegd' },
  ended: {
    undelivered: { eSIM: 'Niet geleverd', plan: 'Niet toegevoegd' },
    withdrawn: { eSIM: 'Herroepen', plan: 'Herroepen' },
    returned_by_you: { eSIM: 'Teruggegeven', plan: 'Teruggegeven' },
    returned_by_us: { eSIM: 'Door ons beëindigd', plan: 'Door ons beëindigd' },
  },
  endedSomehow: 'Beëindigd',
  returning: 'Terugbetaling',
  returned: 'Terugbetaald',
};
