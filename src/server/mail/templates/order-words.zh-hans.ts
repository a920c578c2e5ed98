import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}，${label}，${formatDays(days)}`,
  picture: {
    ofPlace: (country) => spaced`城市灯火勾勒出的${country}`,
    ofGlobe: '城市灯火勾勒出的地球',
  },
  yourOrder: '你的订单',
  whatNext: '接下来',
  rows: { plan: '套餐', order: '订单' },
  seeOrder: '查看订单',
  seeEsim: '查看 eSIM',
  tryAgain: '重试',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment}（UTC）`,
  inPlace: (moment, country) => spaced`${moment}（${country}当地时间）`,
};
