import { forPlace, ofDays } from '../../domain/language-words.ar.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `شريحة eSIM ${forPlace(country)} - ${amount} لمدة ${ofDays(days)}`,
  doesNotFit: (processor) => `هذه الدفعة عبر ${processor} لا تطابق الطلب.`,
};
