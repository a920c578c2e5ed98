import type * as source from './words.ts';

export const paypalStatusWords: typeof source.paypalStatusWords = {
  declined: 'PayPal odrzucił płatność.',
};
