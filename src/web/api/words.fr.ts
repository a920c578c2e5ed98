import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'La connexion a échoué. Réessayez.',
  wrong: 'Une erreur s’est produite',
};
