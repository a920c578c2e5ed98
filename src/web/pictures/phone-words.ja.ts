import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'マイeSIM',
  active: '利用中',
  country: '日本',
  plan: '10GB・30日間',
  left: '残り6.2GB',
  leftOf: '／10GB',
  days: '残り18日',
  read: '更新：4分前',
  add: 'データを追加',
  details: '詳細を見る',
  nextCountry: 'タイ',
  nextState: 'インストールできます',
};
