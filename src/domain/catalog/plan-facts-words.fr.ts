import type * as source from './plan-facts-words.ts';

export { listedSpeeds } from './plan-facts-words.ts';

export const unlimitedPlan: typeof source.unlimitedPlan = (tier) => (tier ? `Illimité ${tier}` : 'Illimité');

/** '512 kbit/s', '1,25 Mbit/s'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}\u00A0kbit/s` : `${String(kbps / 1000).replace('.', ',')}\u00A0Mbit/s`;

export const startWords: typeof source.startWords = {
  first_use: 'Débute à la première utilisation',
  purchase: 'Débute à l’achat',
  unknown: 'Début de validité inconnu',
};

export const UNKNOWN_SPEEDS: string = 'débits inconnus';
