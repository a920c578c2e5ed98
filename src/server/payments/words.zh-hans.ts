import { formatDays } from '../../domain/catalog/data-amount.ts';
import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => spaced`${country} eSIM，${amount}，${formatDays(days)}`,
  doesNotFit: (processor) => spaced`这笔${processor}付款与订单不符。`,
};
