import { expect, test } from 'vitest';

import { answerOf } from '../api/api.ts';
import { failed } from './use-buy-again.ts';

/** The message for an answer of the shop, or for a network error without one. */
async function messageAfter(answer: () => Promise<Response>) {
  const call = answer() as Promise<never>;
  return failed(await answerOf(call).catch((failure: unknown) => failure)).words;
}

const answers = (body: string) => () => Promise.resolve(new Response(body, { status: 500 }));

test('the shop’s message is shown unchanged', async () => {
  expect(await messageAfter(answers('{"error":"Your card was declined.","code":"payment_required"}'))).toBe(
    'Purchase failed: Your card was declined.',
  );
});

test.each(['{}', 'null', '<html>Bad gateway</html>', '{"error":""}', '{"error":7}'])(
  'an answer without a message for people asks to try again: %s',
  async (body) => {
    expect(await messageAfter(answers(body))).toBe('Purchase failed: Please try again.');
  },
);

test('an exception asks the same, as a sentence of its own', async () => {
  const words = 'Purchase failed. Please try again.';
  expect(await messageAfter(() => Promise.reject(new TypeError('cut')))).toBe(words);
  expect(failed(new Error('a fault of ours')).words).toBe(words);
});
