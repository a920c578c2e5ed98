import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Cette page ne s’est pas chargée',
  text: 'Une erreur s’est produite chez nous ou en chemin. Vos achats ne sont pas concernés.',
  home: 'Aller à l’accueil',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Cette page ne s’est pas chargée',
  description: 'Une erreur s’est produite en chemin.',
};
