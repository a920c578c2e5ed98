import { queryObjects } from 'node:v8';

import { Hono } from 'hono';
import { expect, it } from 'vitest';

import { startTestShop } from '../../support/shop/shop.ts';

/** The most that one visitor may have, half of each kind. */
const STREAMS = 20;
/** Public news is sent as the same bytes to all; each visitor gets only the news of their own eSIMs. */
const TOPICS = ['countries,regions', 'countries,regions,esims'];

/** The class of a call in progress, with its route, parameters and answer. */
async function callClass(): Promise<new () => object> {
  let found: unknown;
  await new Hono().get('/', (c) => ((found = c.constructor), c.body(null))).request('/');
  return found as new () => object;
}

it(
  'open streams, public and private, keep nothing of the calls that opened them',
  { timeout: 240_000 },
  async () => {
    const shop = await startTestShop();
    const mia = shop.buyer();
    await mia.buy();
    const stop = new AbortController();
    const open = (topics: string) =>
      fetch(`${shop.baseUrl}/api/live?topics=${topics}`, {
        signal: stop.signal,
        headers: { cookie: mia.cookie },
      });
    const callOf = await callClass();
    const before = queryObjects(callOf, { format: 'count' });
    const streams = await Promise.all(Array.from({ length: STREAMS / 2 }, () => TOPICS.map(open)).flat());
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const calls = () => queryObjects(callOf, { format: 'count' }) - before;
    // Each check goes through the whole heap.
    await expect.poll(calls, { interval: 1_000, timeout: 120_000 }).toBeLessThan(STREAMS / 4);
    expect(shop.deps.streams.size).toBe(STREAMS);
    stop.abort();
    await shop.stop();
  },
);
