import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Conditions d’utilisation',
    description:
      'Ce que vous achetez ici, le paiement, la livraison, les remboursements, et ce que nous nous devons mutuellement.',
  },
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous achetez, comment ça marche, que faire en cas de problème, et ce que nous vous demandons.',
};
