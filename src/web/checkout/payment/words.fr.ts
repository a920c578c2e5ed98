import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'Le paiement n’a pas pu commencer',
  notCharged: 'Votre carte n’a pas pu être débitée.',
  expired: 'Ce paiement a expiré. Réessayez.',
  paidBefore: 'Cet achat est déjà payé.',
  notCompleted: 'L’achat n’a pas abouti',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Votre paiement est passé',
    eSIM: (amount, to) =>
      `Vous avez payé ${amount}, et votre eSIM est envoyée par e\u2011mail à ${to}. Seule cette page ne s’est pas chargée. Réessayez, ou installez l’eSIM depuis cet e\u2011mail. Inutile de payer une deuxième fois.`,
    eSIMs: (amount, to) =>
      `Vous avez payé ${amount}, et vos eSIM sont envoyées par e\u2011mail à ${to}. Seule cette page ne s’est pas chargée. Réessayez, ou installez-les depuis cet e\u2011mail. Inutile de payer une deuxième fois.`,
    plan: (amount, to) =>
      `Vous avez payé ${amount}, et la facture est envoyée par e\u2011mail à ${to}. Seule cette page ne s’est pas chargée. Réessayez. Inutile de payer une deuxième fois.`,
  },
  begun: {
    title: 'Nous vérifions votre paiement',
    text: (amount, to) =>
      `Un paiement de ${amount} était en cours quand cette page ne s’est pas chargée. Ne payez pas une deuxième fois. Votre commande indique où il en est, et nous vous tiendrons au courant à l’adresse ${to}.`,
  },
};
