import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) => `${country} için eSIM - ${amount}, ${days} gün`,
  doesNotFit: (processor) => `Bu ${processor} ödemesi siparişle uyuşmuyor.`,
};
