import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: '我的 eSIM',
  active: '使用中',
  country: '日本',
  plan: '10GB · 30 天',
  left: '剩餘 6.2GB',
  leftOf: '共 10GB',
  days: '剩餘 18 天',
  read: '4 分鐘前更新',
  add: '加購數據',
  details: '查看詳情',
  nextCountry: '泰國',
  nextState: '可以安裝',
};
