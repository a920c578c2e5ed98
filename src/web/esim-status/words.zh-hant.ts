import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** '1.2 GB', as the API words it, without its space. */
const close = (amount: string) => amount.replace(/ (?=[GM]B$)/, '');

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `剩餘 ${close(amount)}`,
  unused: (amount) => `${close(amount)} 未用`,
  of: (left, all) => phrase`${left} / ${close(all)}`,
  ofToday: (amount) => `今日 ${close(amount)}`,
  low: '數據快用完了，可以加購數據了。',
  spent: '加購數據即可恢復上網。',
  read: (ago) => phrase`更新時間：${ago}`,
  readAtFullSpeed: (ago) => phrase`高速數據，更新時間：${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: '已購買',
  active: '使用中',
  cancelled: '已取消',
  expired: '已過期',
  depleted: '已用完',
};

export const statusWords: typeof source.statusWords = {
  failed: '無法取得方案狀態',
  offline: '網路錯誤，無法取得方案狀態',
};
