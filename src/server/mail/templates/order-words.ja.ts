import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}、${label}、${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `街の明かりで浮かび上がる${country}`,
    ofGlobe: '街の明かりで浮かび上がる地球',
  },
  yourOrder: 'ご注文内容',
  whatNext: '今後の流れ',
  rows: { plan: 'プラン', order: '注文' },
  seeOrder: '注文を見る',
  seeEsim: 'eSIMを見る',
  tryAgain: 'もう一度試す',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment}（UTC）`,
  inPlace: (moment, country) => `${moment}（${country}の現地時間）`,
};
