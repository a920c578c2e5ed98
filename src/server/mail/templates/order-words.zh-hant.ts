import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}，${label}，${formatDays(days)}`,
  picture: {
    ofPlace: (country) => spaced`以城市燈火勾勒的${country}`,
    ofGlobe: '以城市燈火勾勒的地球',
  },
  yourOrder: '您的訂單',
  whatNext: '接下來',
  rows: { plan: '方案', order: '訂單' },
  seeOrder: '查看訂單',
  seeEsim: '查看 eSIM',
  tryAgain: '再試一次',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment}（UTC）`,
  inPlace: (moment, country) => spaced`${moment}（${country}當地時間）`,
};
