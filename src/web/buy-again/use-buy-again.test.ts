import { expect, test } from 'vitest';

import { answerOf } from '../api/api.ts';
import { failed } from './use-buy-again.ts';

/** The message for an answer of the shop, or for a network error without one. */
async function messageAfter(answer: () => Promise<Response>) {
  const call = answer() as Promise<never>;
  return failed(await answerOf(call).catch((failure: unknown) => failure)).words;
}

const answers = (body: string) => () => Promise.resolve(new Response(body, { status: 500 }));

test('the words of the shop are said as they are', async () => {
  expect(await messageAfter(answers('{"error":"Your card was declined.","code":"payment_required"}'))).toBe(
    'Purchase failed: Your card was declined.',
  );
});

test.each(['{}', 'null', '<html>Bad gateway</html>', '{"error":""}', '{"error":7}'])(
  'an answer without a text for people asks to try again: %s',
  async (body) => {
    expect(await messageAfter(answers(body))).toBe('Purchase failed: Please try again.');
  },
);

test('an exception does so with its own full stop', async () => {
  const words = 'Purchase failed. Please try again.';
  expect(await messageAfter(() => Promise.reject(new TypeError('cut')))).toBe(words);
  expect(failed(new Error('a fault of ours')).words).toBe(words);
});
