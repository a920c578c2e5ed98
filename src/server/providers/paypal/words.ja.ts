import type * as source from './words.ts';

export const paypalStatusWords: typeof source.paypalStatusWords = {
  declined: 'PayPalが支払いを拒否しました。',
};
