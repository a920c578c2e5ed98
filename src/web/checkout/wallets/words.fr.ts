import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'Ou payer autrement',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Un autre paiement est en cours. Attendez qu’il se termine.',
  noAddress: 'Choisissez une adresse e\u2011mail dans votre portefeuille. C’est là que va votre eSIM.',
  priceChanged: (now) =>
    `Le prix est maintenant de ${now}. Fermez cette fenêtre et appuyez de nouveau sur le bouton.`,
  paidBefore: 'Cet achat est déjà payé. Fermez cette fenêtre. Rien de plus ne sera débité.',
  broken: 'Une erreur s’est produite. Fermez cette fenêtre et réessayez.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'Votre eSIM est envoyée' : 'Vos eSIM sont envoyées'} à ${email ?? 'l’adresse e\u2011mail de votre portefeuille'}.`,
  others: 'Payer autrement',
};
