import { named } from '../../domain/language-words.nl.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) =>
    `eSIM voor ${named(country)} - ${amount} voor ${days} ${days === 1 ? 'dag' : 'dagen'}`,
  doesNotFit: (processor) => `Deze ${processor}-betaling past niet bij de bestelling.`,
};
