import { inDays, toPlace } from '../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `eSIM ${toPlace(country)} - ${amount} na ${inDays(days)}`,
  doesNotFit: (processor) => `Ta płatność ${processor} nie zgadza się z zamówieniem.`,
};
