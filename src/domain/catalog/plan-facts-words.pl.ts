import type * as source from './plan-facts-words.ts';

export { listedSpeeds } from './plan-facts-words.ts';

export const unlimitedPlan: typeof source.unlimitedPlan = (tier) =>
  tier ? `Bez limitu ${tier}` : 'Bez limitu';

/** '512 kbps', '1,25 Mbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}\u00A0kbps` : `${String(kbps / 1000).replace('.', ',')}\u00A0Mbps`;

export const startWords: typeof source.startWords = {
  first_use: 'Start przy pierwszym użyciu',
  purchase: 'Start z chwilą zakupu',
  unknown: 'Początek ważności nieznany',
};

export const UNKNOWN_SPEEDS: string = 'prędkość nieznana';
