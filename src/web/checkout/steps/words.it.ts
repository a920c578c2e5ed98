import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Avanzamento del tuo ordine',
  states: { done: 'fatto', now: 'in corso', next: 'da fare', failed: 'non riuscito' },
  payment: 'Pagamento',
  paid: 'Pagato',
  ordering: 'Ordine',
  ordered: 'Ordinato',
  ready: { eSIM: 'Pronta', plan: 'Aggiunto' },
  ended: {
    undelivered: { eSIM: 'Non consegnata', plan: 'Non aggiunto' },
    withdrawn: { eSIM: 'Recesso', plan: 'Recesso' },
    returned_by_you: { eSIM: 'Restituita', plan: 'Restituito' },
    returned_by_us: { eSIM: 'Chiusa da noi', plan: 'Chiuso da noi' },
  },
  endedSomehow: 'Chiuso',
  returning: 'Rimborso',
  returned: 'Rimborsato',
};
