import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Téléphone compatible\u202F?',
  check: 'Vérifier votre modèle',
};
