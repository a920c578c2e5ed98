import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'À chaque lumière, un endroit où atterrir',
  lead: (destinations) => `${destinations}\u00A0destinations ont des forfaits en ce moment.`,
  map: (destinations) => `Carte du monde avec une lumière à chacune des ${destinations}\u00A0destinations`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Destinations populaires',
  viewAll: 'Voir tous les pays',
  loading: 'Chargement des prix…',
  lost: { title: 'Les prix ne se chargent pas', again: 'Réessayer' },
  garbled: { title: 'Les données des pays sont illisibles', again: 'Réessayer' },
  none: { title: 'Impossible de charger les prix des pays pour le moment.', again: 'Recharger' },
  noPrices:
    'Nous n’avons pas pu charger les prix. Vous pouvez toujours chercher votre destination ci-dessus.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Illimité',
  getStarted: 'Découvrir',
  getStartedWith: (country) => `Découvrir ${country}`,
  from: 'À partir de',
  noUnlimited: 'Aucun forfait illimité',
  noPlans: 'Aucun forfait disponible',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Un téléphone avec une eSIM Japon active, à laquelle il reste 6,2\u00A0Go sur 10 et 18\u00A0jours',
  landed: 'Arrivée à Tokyo',
  on: 'Votre eSIM Japon est active',
};
