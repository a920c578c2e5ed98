import type * as source from './plan-facts-words.ts';

/** '不限量 Lite', '不限量'. */
export const unlimitedPlan: typeof source.unlimitedPlan = (tier) => (tier ? `不限量 ${tier}` : '不限量');

/** '512kbps', '1.25Mbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}kbps` : `${kbps / 1000}Mbps`;

export const startWords: typeof source.startWords = {
  first_use: '首次使用时开始',
  purchase: '购买时开始',
  unknown: '有效期起点未知',
};

export const UNKNOWN_SPEEDS: string = '网速未知';

/** '4G/5G': they stay on one line. */
export const listedSpeeds: typeof source.listedSpeeds = (names) => names.join('/');
