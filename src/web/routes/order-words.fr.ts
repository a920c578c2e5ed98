import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Une page privée avec une commande et son eSIM.',
  what: (number, country, isTopUp) => `Commande ${number}, ${isTopUp ? 'données' : 'eSIM'} ${country}`,
  aside: 'Commande',
  isPrivate: 'Toute personne ayant ce lien peut voir votre commande. Gardez-le pour vous.',
  missing: {
    title: 'Commande introuvable',
    text: 'Nous n’avons pas trouvé cette commande. Ouvrez-la depuis le lien de votre e\u2011mail de confirmation.',
  },
  help: 'Obtenir de l’aide',
  failed: {
    title: 'Nous n’avons pas pu charger votre commande',
    text: 'Vos achats ne sont pas concernés. Vérifiez votre connexion et réessayez.',
  },
  again: 'Réessayer',
};
