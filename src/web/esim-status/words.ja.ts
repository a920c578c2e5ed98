import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** '1.2 GB', as the API words it, without its space. */
const close = (amount: string) => amount.replace(/ (?=[GM]B$)/, '');

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `残り${close(amount)}`,
  unused: (amount) => `${close(amount)}未使用`,
  of: (left, all) => phrase`${left}／${close(all)}`,
  ofToday: (amount) => `今日の${close(amount)}`,
  low: '残りわずかです。早めにデータを追加してください。',
  spent: 'データを追加すると、またインターネットに接続できます。',
  read: (ago) => phrase`更新：${ago}`,
  readAtFullSpeed: (ago) => phrase`高速データ、更新：${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: '購入済み',
  active: '利用中',
  cancelled: 'キャンセル済み',
  expired: '期限切れ',
  depleted: '使用済み',
};

export const statusWords: typeof source.statusWords = {
  failed: 'プランの状態を取得できませんでした',
  offline: 'ネットワークエラーのため、プランの状態を取得できませんでした',
};
