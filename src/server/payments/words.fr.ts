import { formatDays } from '../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `eSIM ${country} - ${amount}, ${formatDays(days)}`,
  doesNotFit: (processor) => `Ce paiement ${processor} ne correspond pas à la commande.`,
};
