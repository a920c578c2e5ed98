import { formatDays } from '../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `eSIM ${country} - ${amount} per ${formatDays(days)}`,
  doesNotFit: (processor) => `Questo pagamento ${processor} non corrisponde all’ordine.`,
};
