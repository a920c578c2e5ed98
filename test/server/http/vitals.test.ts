import { expect, test } from 'vitest';

import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

async function report(body: unknown) {
  const response = await fetch(`${shop.baseUrl}/api/vitals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: shop.baseUrl },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { noted?: boolean } };
}
const lines = () =>
  shop.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'web vitals');

test('figures become one log line', async () => {
  expect(await report({ page: 'country', lcp: 812.3, cls: 0.012345, inp: 48 })).toEqual({
    status: 200,
    body: { noted: true },
  });
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ page: 'country', lcp: 812, cls: 0.0123, inp: 48 });
});

test.each([
  ['an address for a page', { page: '/order/secret', lcp: 1 }],
  ['more than figures', { page: 'home', lcp: 1, email: 'mia@example.com' }],
  ['figures beyond reason', { page: 'home', lcp: 1e9 }],
  ['words for figures', { page: 'home', lcp: 'fast' }],
])('%s are refused', async (_what, body) => {
  const before = lines().length;
  expect((await report(body)).status).toBe(400);
  expect(lines()).toHaveLength(before);
});

test('the log lines are limited per minute', async () => {
  const atMinute = Math.ceil(shop.deps.now().getTime() / 60_000) * 60_000;
  shop.passSeconds((atMinute - shop.deps.now().getTime()) / 1000);
  const answers: (boolean | undefined)[] = [];
  for (let time = 0; time < 310; time++) answers.push((await report({ page: 'home', lcp: 1 })).body.noted);
  expect(answers.filter(Boolean)).toHaveLength(300);
  shop.passSeconds(60);
  expect((await report({ page: 'home', lcp: 1 })).body.noted).toBe(true);
});
