import { formatDays } from '../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `${country} eSIM - ${amount}, ${formatDays(days)}`,
  doesNotFit: (processor) => `이 ${processor} 결제는 주문과 맞지 않아요.`,
};
