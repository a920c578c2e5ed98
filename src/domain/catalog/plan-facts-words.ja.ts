import type * as source from './plan-facts-words.ts';

/** '無制限Lite', '無制限'. */
export const unlimitedPlan: typeof source.unlimitedPlan = (tier) => (tier ? `無制限${tier}` : '無制限');

/** '512kbps', '1.25Mbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}kbps` : `${kbps / 1000}Mbps`;

export const startWords: typeof source.startWords = {
  first_use: '初回利用時に開始',
  purchase: '購入時に開始',
  unknown: '有効期間の開始は不明',
};

export const UNKNOWN_SPEEDS: string = '速度は不明';

/** '4G/5G': they stay on one line. */
export const listedSpeeds: typeof source.listedSpeeds = (names) => names.join('/');
