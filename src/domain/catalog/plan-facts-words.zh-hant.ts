import type * as source from './plan-facts-words.ts';

/** '吃到飽 Lite', '吃到飽'. */
export const unlimitedPlan: typeof source.unlimitedPlan = (tier) => (tier ? `吃到飽 ${tier}` : '吃到飽');

/** '512kbps', '1.25Mbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}kbps` : `${kbps / 1000}Mbps`;

export const startWords: typeof source.startWords = {
  first_use: '首次使用時起算',
  purchase: '購買時起算',
  unknown: '有效期限起算時間不明',
};

export const UNKNOWN_SPEEDS: string = '網速不明';

/** '4G/5G': they stay on one line. */
export const listedSpeeds: typeof source.listedSpeeds = (names) => names.join('/');
