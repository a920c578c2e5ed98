import { expect, test } from 'vitest';

import { REFUND_CAUSES, refundCause } from './refund-cause.ts';
import { refundSentence } from './refund-words.ts';

test.each([
  ['unfulfillable', null, false, 'undelivered'],
  ['requested', 'buyer', true, 'returned_by_you'],
  ['requested', 'buyer', false, 'withdrawn'],
  ['requested', 'operator', true, 'returned_by_us'],
  // Of an order that was never delivered, which has nothing to be asked for first.
  ['requested', null, false, 'returned_by_us'],
  ['outside', null, true, 'returned_by_us'],
] as const)('a refund that is %s, asked by %s, handed over: %s, is one %s', (reason, askedBy, was, cause) => {
  expect(refundCause({ reason, askedBy }, was)).toBe(cause);
});

test('each cause has its own sentence, and only one says that we failed', () => {
  for (const what of ['eSIM', 'plan'] as const) {
    const sentences = REFUND_CAUSES.map((cause) => refundSentence(cause, what));
    expect(new Set(sentences).size).toBe(REFUND_CAUSES.length);
    expect(sentences.filter((sentence) => sentence.includes('couldn’t'))).toEqual([
      refundSentence('undelivered', what),
    ]);
  }
});
