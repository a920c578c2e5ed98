import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Paiement sécurisé', description: 'Payez votre eSIM de voyage.' },
  invalid: {
    title: 'Données de forfait non valides',
    text: 'Ce forfait n’est plus disponible. Rien n’a été débité.',
    dashboard: 'Retour au tableau de bord',
  },
  lost: {
    title: 'Cette page ne s’est pas chargée',
    text: 'Si vous venez de payer, ne payez pas une deuxième fois. Votre eSIM arrive par e\u2011mail. Sinon, rien n’a été débité.',
  },
  failed: {
    title: 'La page de paiement ne s’est pas chargée',
    text: 'Nous n’avons pas pu obtenir le prix. Vérifiez votre connexion et réessayez. Rien n’a été débité.',
  },
};
