import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'Nous avons envoyé votre eSIM à une autre adresse',
  preview: (order) => `Commande ${order}. Si vous n’avez rien demandé, répondez aussitôt à cet e-mail.`,
  lead: 'notre assistance a envoyé l’e-mail avec votre eSIM à une autre adresse, car quelqu’un l’a demandé.',
  sent: { title: 'Ce qui a été envoyé', addresses: 'Envoyé à' },
  changes: {
    title: 'Ce que cela change',
    text: 'Rien d’autre ne change. La commande reste à vous. Tout le reste, y compris un remboursement, n’arrive qu’à votre adresse.',
  },
  wasNotYou: 'Vous n’avez rien demandé\u202F? Répondez aussitôt à cet e-mail.',
};
