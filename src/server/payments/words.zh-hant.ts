import { formatDays } from '../../domain/catalog/data-amount.ts';
import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => spaced`${country} eSIM，${amount}，${formatDays(days)}`,
  doesNotFit: (processor) => spaced`這筆${processor}付款與訂單不符。`,
};
