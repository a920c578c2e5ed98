import { formatDays } from '../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `eSIM para ${country} - ${amount} para ${formatDays(days)}`,
  doesNotFit: (processor) => `Este pago de ${processor} no coincide con el pedido.`,
};
