import { queryObjects } from 'node:v8';

import { Hono } from 'hono';
import { expect, it } from 'vitest';

import { startTestShop } from '../../support/shop/shop.ts';

const STREAMS = 15;

/** What a call is while it is answered, with its route, its parameters and its answer. */
async function callClass(): Promise<new () => object> {
  let found: unknown;
  await new Hono().get('/', (c) => ((found = c.constructor), c.body(null))).request('/');
  return found as new () => object;
}

it.each(['countries,regions', 'countries,regions,esims'])(
  'streams that are open (%s) keep nothing of the calls that opened them',
  { timeout: 240_000 },
  async (topics) => {
    const shop = await startTestShop();
    const mia = shop.buyer();
    await mia.buy();
    const stop = new AbortController();
    const open = () =>
      fetch(`${shop.baseUrl}/api/live?topics=${topics}`, {
        signal: stop.signal,
        headers: { cookie: mia.cookie },
      });
    const before = queryObjects(await callClass(), { format: 'count' });
    const streams = await Promise.all(Array.from({ length: STREAMS }, open));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const calls = () => queryObjects(callOf, { format: 'count' }) - before;
    const callOf = await callClass();
    // Each look goes through all that the process holds.
    await expect.poll(calls, { interval: 1_000, timeout: 120_000 }).toBeLessThan(STREAMS / 3);
    expect(shop.deps.streams.size).toBe(STREAMS);
    stop.abort();
    await shop.stop();
  },
);
