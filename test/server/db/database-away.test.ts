import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogRevisionTable } from '../../../src/server/catalog/tables.ts';
import { startTimers } from '../../../src/server/jobs/timers.ts';
import { mountWeb } from '../../../src/server/pages/web.ts';
import { announceCatalog } from '../../../src/server/pubsub/news.ts';
import { type Cluster, findPostgres, startPostgres } from '../../support/database/postgres.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { unsignedCallback } from '../../support/shop/paypal-side.ts';
import { startTestShop, type TestShop } from '../../support/shop/shop.ts';

const folder = findPostgres();
/** The runner on PostgreSQL repeats the tests of the other one; this one starts its own server. */
const isRepeat = Boolean(process.env['TEST_DATABASE_URL']);
const WITHIN = { timeout: 90_000, interval: 250 };

const TITLE = 'PostgreSQL that goes away (tested where it is installed)';
describe.skipIf(!folder || isRepeat)(TITLE, { timeout: 300_000 }, () => {
  let cluster: Cluster;
  let shop: TestShop;
  let timers: { stop(): void };
  beforeAll(async () => {
    cluster = await startPostgres(folder ?? '');
    shop = await startTestShop({
      databaseServer: cluster.url,
      work: true,
      env: { ORDER_LEASE_SECONDS: '4', ORDER_UNCLEAR_SECONDS: '12', RECOVER_SECONDS: '1' },
    });
    // Before its first request: a router takes no more routes then.
    await mountWeb(shop.app, {
      buildDir: path.join(ROOT, 'build'),
      log: shop.deps.log,
      settings: shop.deps.settings,
      brand: shop.deps.brand,
      texts: shop.deps.texts,
    });
    timers = startTimers(shop.deps);
  });
  afterAll(async () => {
    timers.stop();
    await shop.stop();
    await cluster.stop();
  });

  async function away(meanwhile: () => Promise<unknown>): Promise<void> {
    await cluster.goAway();
    try {
      await meanwhile();
    } finally {
      await cluster.comeBack();
      // Nobody who was refused is asked to wait longer than the shop itself, which tries every few seconds.
      await expect.poll(async () => (await shop.app.request('/health/ready')).status, WITHIN).toBe(200);
    }
  }

  /** One charge, one order at the wholesaler, one distinct mail, and the eSIM, without anybody's help. */
  async function expectDelivered(buyer: Buyer, begun: Awaited<ReturnType<Buyer['begin']>>): Promise<void> {
    await expect
      .poll(async () => (await buyer.order(begun.started.order).catch(() => null))?.status, WITHIN)
      .toBe('ready');
    const mailIds = async () =>
      new Set((await shop.world.books(begun)).mails.map(({ message_id }) => message_id)).size;
    await expect.poll(mailIds, WITHIN).toBe(1);
    const { charges, refunds, orders } = await shop.world.books(begun);
    const { esim } = await buyer.order(begun.started.order);
    expect([charges.length, refunds.length]).toEqual([1, 0]);
    expect(orders.map(({ iccids }) => iccids)).toEqual([[esim?.iccid]]);
  }

  it('is reported to new buyers, takes no money, and lets them continue the same checkout', async () => {
    const mia = shop.buyer();
    const request = await mia.request(await mia.plan('JP'));
    await away(async () => {
      const { status, body } = await mia.start(request);
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(body.error).toMatch(/try again in a moment/);
      expect((await mia.get('/health/ready')).status).toBe(503);
    });
    const started = (await mia.start(request)).body;
    expect((await mia.start(request)).body.payment_intent_id).toBe(started.payment_intent_id);
    await mia.pay(started);
    expect((await mia.complete(request, started)).body.status).toBe('ready');
    await expectDelivered(mia, { request, started, complete: () => mia.complete(request, started) });
  });

  it('delivers purchases paid meanwhile, without the buyer', async () => {
    const mia = shop.buyer();
    const begun = await mia.begin(await mia.plan('FR'));
    await away(async () => {
      await mia.pay(begun.started);
      const { status, body } = await begun.complete();
      expect([status, body.code]).toEqual([503, 'unavailable']);
    });
    await expectDelivered(mia, begun);
  });

  it('orders once if it goes away while the wholesaler answers', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndPay(await mia.plan('ES'));
    await shop.world.fault({ ...ORDERING, effect: 'delay', delay_ms: 1500 });
    const completing = begun.complete();
    await expect.poll(async () => (await shop.world.books(begun)).orders.length, WITHIN).toBe(1);
    await away(() => completing);
    const { status, body } = await completing;
    if (status !== 200) expect([status, body.code]).toEqual([503, 'unavailable']);
    await expectDelivered(mia, begun);
  });

  it('loses none of several buyers at any point of their checkout', async () => {
    const buyers = ['IT', 'PT', 'GR', 'NL', 'BE', 'SE'].map((iso) => ({ iso, buyer: shop.buyer() }));
    const all = await Promise.all(
      buyers.map(async ({ iso, buyer }) => ({
        buyer,
        begun: await buyer.beginAndPay(await buyer.plan(iso)),
      })),
    );
    const completing = all.map(async ({ begun }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 40));
      return begun.complete();
    });
    await new Promise((resolve) => setTimeout(resolve, 120));
    await away(() => Promise.all(completing));
    for (const { status, body } of await Promise.all(completing)) {
      expect(status === 200 || status === 202 || body.code === 'unavailable').toBe(true);
    }
    for (const { buyer, begun } of all) await expectDelivered(buyer, begun);
  });

  it('shows pages from memory, and says on others what to do next', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndPay(await mia.plan('JP'));
    await begun.complete();
    const { country_code, bundle_name } = begun.request;
    const checkout = `/checkout?plan=${country_code}~${bundle_name}`;
    const known = ['/', '/country/JP', '/regional/europe', '/faq', checkout, '/dashboard'];
    const order = `/order/${begun.started.order}`;
    await away(async () => {
      const documentOf = (page: string) => fetch(shop.baseUrl + page, { headers: { accept: 'text/html' } });
      const answers = await Promise.all(known.map(documentOf));
      expect(answers.map(({ status }) => status)).toEqual(known.map(() => 200));
      for (const [page, name, title, again] of [
        [order, 'This page didn’t load', 'We couldn’t load your order', 'Try again'],
        [
          `/de${order}`,
          'Diese Seite ließ sich nicht laden',
          'Wir konnten deine Bestellung nicht laden',
          'Erneut versuchen',
        ],
      ] as const) {
        const answer = await documentOf(page);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
        const html = await answer.text();
        const shown = (pattern: string) => new RegExp(pattern, 's').exec(html)?.[1];
        expect(shown('<title>(.*?)</title>')).toBe(`${name} | Simport`);
        expect(shown('<h1[^>]*>(.*?)</h1>')).toBe(title);
        // It works without scripts.
        expect(shown('<form [^>]*method="get"[^>]*><button[^>]*>(.*?)</button>')).toBe(again);
      }
    });
    expect((await fetch(shop.baseUrl + order)).status).toBe(200);
  });

  it('asks for a callback again, as it cannot be verified then', async () => {
    await away(async () => {
      const callback = { method: 'POST', ...unsignedCallback(shop) };
      const answer = await fetch(`${shop.baseUrl}/api/webhooks/paypal`, callback);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'unavailable' }),
      ]);
    });
  });

  it('keeps everybody signed in', async () => {
    const mia = await shop.member();
    const cookies = mia.cookie;
    const byToken = await mia.bearer();
    await away(async () => {
      const answers = [
        await mia.get('/api/esims'),
        await shop.buyer().call('GET', '/api/esims', undefined, byToken),
        await mia.get('/api/auth/get-session'),
        await mia.get('/api/auth/token'),
        await mia.get('/api/account/sessions'),
        await shop.buyer().get('/api/auth/jwks'),
        await shop.buyer().signIn(mia.email),
        await shop.buyer().signUp(),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [503, 'unavailable']),
      );
    });
    expect((await shop.buyer().call('GET', '/api/esims', undefined, byToken)).status).toBe(200);
    expect(mia.cookie).toBe(cookies);
    expect((await mia.user())?.email).toBe(mia.email);
    expect((await mia.get('/api/esims')).status).toBe(200);
    expect((await shop.buyer().signIn(mia.email)).status).toBe(200);
  });

  it('keeps sending news over open streams', async () => {
    const stop = new AbortController();
    const { body } = await fetch(`${shop.baseUrl}/api/live?topics=countries`, { signal: stop.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = shop.deps.news.revision('countries') + 1;
    await away(async () => {});
    const tell = () =>
      shop.deps.db.db.transaction(async (tx) => {
        await tx.update(catalogRevisionTable).set({ revision: next });
        await announceCatalog(tx, next);
      });
    await expect
      .poll(async () => (await tell().catch(() => {}), shop.deps.news.revision('countries')), WITHIN)
      .toBe(next);
    let heard = '';
    while (!heard.includes(`"revision":${next}}`)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`the stream has ended after ${heard}`);
      heard += value;
    }
    stop.abort();
  });
});
