import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Votre commande a une nouvelle adresse e-mail',
  preview: (order) => `Commande ${order}. Si vous n’avez rien demandé, répondez aussitôt à cet e-mail.`,
  lead: 'notre assistance a changé l’adresse e-mail de votre commande, car quelqu’un l’a demandé.',
  changed: { title: 'Ce qui a changé', addresses: 'Les e-mails vont désormais à' },
  means: {
    title: 'Ce que cela signifie',
    text: 'Désormais, tous les e-mails concernant cette commande, y compris un remboursement, arrivent à la nouvelle adresse. Celui-ci est le dernier que vous recevez ici.',
  },
  wasNotYou: 'Vous n’avez rien demandé\u202F? Répondez aussitôt à cet e-mail.',
};
