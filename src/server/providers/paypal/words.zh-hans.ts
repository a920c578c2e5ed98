import type * as source from './words.ts';

export const paypalStatusWords: typeof source.paypalStatusWords = {
  declined: 'PayPal 拒绝了这笔付款。',
};
