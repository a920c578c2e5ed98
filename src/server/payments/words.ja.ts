import { formatDays } from '../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `${country}のeSIM・${amount}・${formatDays(days)}`,
  doesNotFit: (processor) => `この${processor}の支払いは注文と一致しません。`,
};
