import { spaced } from '../language-words.zh-hant.ts';
import type * as source from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: '已付款',
  ready: '可以安裝',
  in_use: null,
  used_up: '已用完',
  over: '已結束',
  returned: '已退款',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? spaced`${country}數據` : spaced`${country} eSIM`;

export const passPlan: typeof source.passPlan = (label, days) => `${label}，${days}`;
