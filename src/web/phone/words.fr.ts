import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Mon téléphone convient\u2011il\u202F?',
  check: 'Vérifier votre modèle',
};
