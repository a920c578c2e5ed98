import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Suivi de votre commande',
  states: { done: 'fait', now: 'en cours', next: 'à venir', failed: 'sans suite' },
  payment: 'Paiement',
  paid: 'Payé',
  ordering: 'Commande',
  ordered: 'Commandé',
  ready: { eSIM: 'Prête', plan: 'Ajouté' },
  ended: {
    undelivered: { eSIM: 'Non livrée', plan: 'Non ajouté' },
    withdrawn: { eSIM: 'Rétractation', plan: 'Rétractation' },
    returned_by_you: { eSIM: 'Rendue', plan: 'Rendu' },
    returned_by_us: { eSIM: 'Arrêt par nous', plan: 'Arrêt par nous' },
  },
  endedSomehow: 'Terminé',
  returning: 'Remboursement',
  returned: 'Remboursé',
};
