import type { Tier } from './catalog-schema.ts';

/** The name of a plan with unlimited data: 'Unlimited Lite', 'Unlimited'. */
export const unlimitedPlan = (tier: Tier | null) => (tier ? `Unlimited ${tier}` : 'Unlimited');

/** '512 kbps', '1.25 Mbps', '2 Mbps'. */
export const formatSpeed = (kbps: number) => (kbps < 1000 ? `${kbps} kbps` : `${kbps / 1000} Mbps`);

export const startWords = {
  first_use: 'Starts at first use',
  purchase: 'Starts at purchase',
  unknown: 'Start of validity unknown',
};

export const UNKNOWN_SPEEDS = 'speeds unknown';

/** They stay on one line. */
export const listedSpeeds = (names: readonly string[]) => names.join(',\u00A0');
