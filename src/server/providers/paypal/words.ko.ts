import type * as source from './words.ts';

export const paypalStatusWords: typeof source.paypalStatusWords = {
  declined: 'PayPal에서 결제를 거절했어요.',
};
