import type * as source from './plan-facts-words.ts';

export { listedSpeeds } from './plan-facts-words.ts';

export const unlimitedPlan: typeof source.unlimitedPlan = (tier) => (tier ? `Sınırsız ${tier}` : 'Sınırsız');

/** '512 kbps', '1,25 Mbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}\u00A0kbps` : `${String(kbps / 1000).replace('.', ',')}\u00A0Mbps`;

export const startWords: typeof source.startWords = {
  first_use: 'İlk kullanımda başlar',
  purchase: 'Satın alınca başlar',
  unknown: 'Geçerliliğin ne zaman başladığı bilinmiyor',
};

export const UNKNOWN_SPEEDS: string = 'hızlar bilinmiyor';
