import type * as source from './words.ts';

export const paypalStatusWords: typeof source.paypalStatusWords = {
  declined: 'O PayPal recusou o pagamento.',
};
