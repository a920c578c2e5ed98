import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** '1.2 GB', as the API words it, without its space. */
const close = (amount: string) => amount.replace(/ (?=[GM]B$)/, '');

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `剩余 ${close(amount)}`,
  unused: (amount) => `${close(amount)} 未用`,
  of: (left, all) => phrase`${left} / ${close(all)}`,
  ofToday: (amount) => `今日 ${close(amount)}`,
  low: '流量快用完了，该加流量了。',
  spent: '加流量即可恢复上网。',
  read: (ago) => phrase`更新时间：${ago}`,
  readAtFullSpeed: (ago) => phrase`高速流量，更新时间：${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: '已购买',
  active: '使用中',
  cancelled: '已取消',
  expired: '已过期',
  depleted: '已用完',
};

export const statusWords: typeof source.statusWords = {
  failed: '无法获取套餐状态',
  offline: '网络错误，无法获取套餐状态',
};
