import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country} ${label}, ${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `도시의 불빛으로 그린 ${country}`,
    ofGlobe: '도시의 불빛으로 그린 지구',
  },
  yourOrder: '주문 내역',
  whatNext: '다음 단계',
  rows: { plan: '요금제', order: '주문' },
  seeOrder: '주문 보기',
  seeEsim: 'eSIM 보기',
  tryAgain: '다시 시도',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment}(UTC)`,
  inPlace: (moment, country) => `${moment}(${country} 현지 시간)`,
};
