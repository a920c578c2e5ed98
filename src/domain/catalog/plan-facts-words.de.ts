import type * as source from './plan-facts-words.ts';

export { listedSpeeds } from './plan-facts-words.ts';

export const unlimitedPlan: typeof source.unlimitedPlan = (tier) =>
  tier ? `Unbegrenzt ${tier}` : 'Unbegrenzt';

/** '512 kbit/s', '1,25 Mbit/s'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps} kbit/s` : `${String(kbps / 1000).replace('.', ',')} Mbit/s`;

export const startWords: typeof source.startWords = {
  first_use: 'Startet bei der ersten Nutzung',
  purchase: 'Startet beim Kauf',
  unknown: 'Beginn der Gültigkeit unbekannt',
};

export const UNKNOWN_SPEEDS: string = 'Geschwindigkeiten unbekannt';
