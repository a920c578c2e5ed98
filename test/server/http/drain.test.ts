import { afterEach, beforeEach, expect, test } from 'vitest';

import { createApp } from '../../../src/server/app.ts';
import { drain, endWatched } from '../../../src/server/http/drain.ts';
import { listen, type WebServer } from '../../../src/server/http/listen.ts';
import { createReadiness } from '../../../src/server/monitoring/readiness.ts';
import { openMonitor } from '../../../src/server/shop.ts';
import { freePorts } from '../../support/machine/ports.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

let origin: string;
let server: WebServer;
let startDrain: () => Promise<void>;
let end: () => void;

/** A web of the shop, which each test closes. */
beforeEach(async () => {
  const ending = new AbortController();
  // Polls pause, as in production; waits for providers do not.
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms === 150 ? 150 : 10));
  const deps = { ...shop.deps, streams: new Map<() => void, never>(), ending: ending.signal, pause };
  const readiness = createReadiness(deps);
  const port = await freePorts(1);
  server = await listen(createApp(deps, readiness), { port });
  origin = `http://localhost:${port}`;
  const web = {
    readiness,
    endStreams: () => deps.streams.forEach((_, end) => end()),
    endWaits: () => ending.abort(),
  };
  const { promise: until, resolve } = Promise.withResolvers<void>();
  startDrain = () => drain(web, server, until);
  end = resolve;
});
afterEach(() => server.close());

async function health() {
  const answer = await fetch(`${origin}/health/ready`);
  return [answer.status, ((await answer.json()) as { status: string }).status];
}

test('a draining web first says that it is not ready, and keeps answering', async () => {
  expect(await health()).toEqual([200, 'ok']);
  const drained = startDrain();
  expect(await health()).toEqual([503, 'stopping']);
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  expect((await fetch(`${origin}/api/countries/JP`)).status).toBe(200);
  end();
  await drained;
  await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
});

test('a buyer waiting for an eSIM reads at the end that it will come, and it does', async () => {
  await shop.world.control('balance', { amount: 0 });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('SE'));
  const overHttp = (url: string, init?: RequestInit) => fetch(url.replace(shop.baseUrl, origin), init);
  buyer.app = { request: overHttp };
  const completing = begun.complete();
  await expect.poll(async () => (await shop.purchaseOf(begun)).state).toMatch(/paid|ordering/);
  const drained = startDrain();
  end();
  await drained;
  expect(await completing).toMatchObject({ status: 202, body: { status: 'processing' } });

  buyer.app = shop.app;
  await shop.world.control('balance', { amount: 1000 });
  await shop.later(60);
  expect(await begun.complete()).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('a stopping worker says so at once, and stays visible until its last job has ended', async () => {
  const readiness = createReadiness(shop.deps);
  const port = await freePorts(1);
  const monitor = await listen(openMonitor({ ...shop, readiness }), { port });
  origin = `http://localhost:${port}`;
  const lastJob = Promise.withResolvers<void>();
  const ended = endWatched({ readiness }, monitor, () => lastJob.promise);
  expect(await health()).toEqual([503, 'stopping']);
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  lastJob.resolve();
  await ended;
  await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
});

test('event streams end at once, and later ones end with the web', async () => {
  const listen = () => fetch(`${origin}/api/live?topics=countries`);
  // A listener has its place as soon as the headers arrive.
  const early = await listen();
  const drained = startDrain();
  expect(await early.text()).toContain('"topic":"countries"');
  const late = await listen();
  expect(late.status).toBe(200);
  end();
  expect(await late.text()).toContain('"topic":"countries"');
  await drained;
});
