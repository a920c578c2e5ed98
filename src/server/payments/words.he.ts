import { inDays, prefixed, toPlace } from '../../domain/language-words.he.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) =>
    `eSIM ${toPlace(country)} - ${amount} ${prefixed('ל', inDays(days))}`,
  doesNotFit: (processor) => `התשלום הזה ${prefixed('ב', processor)} לא תואם להזמנה.`,
};
