import type * as source from './plan-facts-words.ts';

/** '무제한 Lite', '무제한'. */
export const unlimitedPlan: typeof source.unlimitedPlan = (tier) => (tier ? `무제한 ${tier}` : '무제한');

/** '512kbps', '1.25Mbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  kbps < 1000 ? `${kbps}kbps` : `${kbps / 1000}Mbps`;

export const startWords: typeof source.startWords = {
  first_use: '처음 사용할 때 시작',
  purchase: '구매할 때 시작',
  unknown: '유효 기간 시작 시점 알 수 없음',
};

export const UNKNOWN_SPEEDS: string = '속도 알 수 없음';

export { listedSpeeds } from './plan-facts-words.ts';
