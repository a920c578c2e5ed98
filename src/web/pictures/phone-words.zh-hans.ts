import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: '我的 eSIM',
  active: '使用中',
  country: '日本',
  plan: '10GB · 30 天',
  left: '剩余 6.2GB',
  leftOf: '共 10GB',
  days: '剩余 18 天',
  read: '4 分钟前更新',
  add: '加流量',
  details: '查看详情',
  nextCountry: '泰国',
  nextState: '可以安装',
};
