import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, it, onTestFinished } from 'vitest';

import type { LiveNews } from '../../../src/domain/live-schema.ts';
import { jobsOf, runsOf } from '../../support/reading/count-jobs.ts';
import { hearNews } from '../../support/reading/hear-news.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { CAN_HAVE_TWO_WEBS, useTwoWebs, visitorOf } from '../../support/shop/two-webs.ts';

const WITHIN = { timeout: 120_000, interval: 100 };
const TOKENS = 6;
const RECOVER_SECONDS = 1;
const POLL_SECONDS = 2;

const TITLE = 'two webs and two workers (tested where PostgreSQL is installed)';
describe.skipIf(!CAN_HAVE_TWO_WEBS)(TITLE, { timeout: 300_000 }, () => {
  const began = new Date();
  const shop = useTwoWebs({
    workers: 2,
    env: {
      CATALOG_SYNC_MINUTES: '10000',
      PAGES_AHEAD: 'off',
      RATE_LIMIT_SCALE: '1',
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
      ESIM_GO_TOKENS_PER_SECOND: String(TOKENS),
      RECOVER_SECONDS: String(RECOVER_SECONDS),
      USAGE_POLL_SECONDS: String(POLL_SECONDS),
    },
  });
  const webs = [0, 1] as const;
  const visitor = () => visitorOf(shop);
  const bothSay = async <T>(ask: (address: string) => Promise<T>): Promise<T[]> =>
    Promise.all(shop.webs.map(ask));
  const statuses = (path: string) => bothSay(async (web) => (await fetch(web + path)).status);

  describe('count together', () => {
    it.each<[what: string, most: number, attempt: (buyer: Buyer) => Promise<{ status: number }>]>([
      ['guesses of a password', 10, (buyer) => buyer.signIn('leo@example.com', 'a wrong guess')],
      [
        'wrong codes',
        100,
        (buyer) =>
          buyer.post('/api/quote-with-code', {
            bundle_name: 'esim_1GB_7D_JP_V2',
            country_code: 'JP',
            code: 'A-WRONG-GUESS',
          }),
      ],
    ])('%s', async (_what, most, attempt) => {
      const leo = visitor();
      const answers: number[] = [];
      for (let time = 0; time < most + 2; time += 1) answers.push((await attempt(leo(time % 2))).status);
      expect(answers.map((status) => status === 429)).toEqual([...Array(most).fill(false), true, true]);
      expect(answers.every((status) => status < 500)).toBe(true);
    });
  });

  it('accept visitors who signed in at the other, and nobody who signed out there', async () => {
    const mia = visitor();
    expect((await mia(0).signUp()).status).toBe(200);
    expect((await mia(1).user())?.email).toBe(mia(1).email);
    const bearer = await mia(0).bearer();
    expect((await mia(1).call('GET', '/api/esims', undefined, bearer)).status).toBe(200);
    const phone = visitor();
    await phone(1).signIn(mia(1).email);
    await mia(1).post('/api/auth/sign-out', {});
    for (const web of webs) {
      expect(await mia(web).user()).toBeNull();
      expect((await mia(web).call('GET', '/api/esims', undefined, bearer)).status).toBe(401);
      expect((await phone(web).user())?.email).toBe(mia(web).email);
    }
    await phone(0).post('/api/auth/sign-out', {});
    expect(await phone(1).user()).toBeNull();
  });

  /** The news in a stream of the first web from now on. */
  async function listen(cookie: string): Promise<LiveNews[]> {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    return hearNews(`${shop.webs[0]}/api/live?topics=countries,esims`, cookie, stop.signal);
  }
  const latest = (heard: readonly LiveNews[], topic: LiveNews['topic']) =>
    heard.findLast((news) => news.topic === topic)?.revision ?? 0;

  it('tell an open page about a worker’s changes, and about purchases at the other web', async () => {
    const mia = visitor();
    const begun = await mia(1).begin();
    const heard = await listen(mia(0).cookie);
    const revision = async () => {
      const { body } = await mia(1).get<{ news: LiveNews[] }>('/api/live/now?topics=esims');
      return latest(body.news, 'esims');
    };
    const beginning = await revision();
    await expect.poll(() => latest(heard, 'esims'), WITHIN).toBe(beginning);
    // Nobody completes it: the webhook is a job, and needs a worker.
    await mia(1).pay(begun.started);
    await expect.poll(async () => (await mia(1).order(begun.started.order)).status, WITHIN).toBe('ready');
    const delivered = await revision();
    expect(delivered).toBeGreaterThan(beginning);
    await expect.poll(() => latest(heard, 'esims'), WITHIN).toBe(delivered);
    const second = await mia(1).beginAndPay(await mia(1).plan('FR'), { attempt_id: randomUUID() });
    expect((await second.complete()).body.status).toBe('ready');
    expect(await revision()).toBeGreaterThan(delivered);
    await expect.poll(async () => latest(heard, 'esims') - (await revision()), WITHIN).toBe(0);
  });

  it('pause and resume sales together', async () => {
    const plan = { bundle_name: 'esim_1GB_7D_JP_V2', country_code: 'JP' };
    const leo = visitor();
    const asked = () =>
      Promise.all(webs.map(async (web) => (await leo(web).post('/api/quote', plan)).status));
    expect(await asked()).toEqual([200, 200]);
    await shop.operate('pause', 'sales', 'Back soon, says the test.', '--reason', 'a test');
    let isPaused = true;
    onTestFinished(async () => void (isPaused && (await shop.operate('resume', 'sales'))));
    await expect.poll(asked, WITHIN).toEqual([409, 409]);
    await shop.operate('resume', 'sales');
    isPaused = false;
    await expect.poll(asked, WITHIN).toEqual([200, 200]);
  });

  it('hide a place together, with one revision and the same answers, and tell open pages', async () => {
    const lists = ['/api/countries?limit=50&search=ice', '/api/search-index', '/api/regions/europe', '/'];
    const tags = () => bothSay((web) => Promise.all(lists.map((path) => tagOf(web + path))));
    const revisions = () =>
      bothSay(async (web) => {
        const answer = await fetch(`${web}/api/settings`);
        return ((await answer.json()) as { revision: number }).revision;
      });
    const [before = 0] = await revisions();
    const [tagsBefore] = await tags();
    const heard = await listen('');
    await expect.poll(() => latest(heard, 'countries'), WITHIN).toBe(before);
    for (const path of ['/country/IS', '/api/countries/IS']) expect(await statuses(path)).toEqual([200, 200]);

    await shop.operate('place', 'hide', 'IS', '--reason', 'a test');
    let isHidden = true;
    const show = () => shop.operate('place', 'show', 'IS', '--reason', 'a test');
    onTestFinished(async () => void (isHidden && (await show())));
    for (const path of ['/country/IS', '/api/countries/IS'])
      await expect.poll(() => statuses(path), WITHIN).toEqual([404, 404]);
    await expect.poll(revisions, WITHIN).toEqual([before + 1, before + 1]);
    await expect.poll(() => latest(heard, 'countries'), WITHIN).toBe(before + 1);
    const [mine, yours] = await tags();
    expect(yours).toEqual(mine);
    expect(mine).not.toEqual(tagsBefore);

    await show();
    isHidden = false;
    for (const path of ['/country/IS', '/api/countries/IS'])
      await expect.poll(() => statuses(path), WITHIN).toEqual([200, 200]);
  });

  it('order once if both and a worker handle a purchase at once, within their shared budget', async () => {
    for (const heard of shop.statements) heard.length = 0;
    const callsBefore = shop.prices.calls.length;
    const before = await shop.world.ledger();
    const buyers = Array.from({ length: 21 }, visitor);
    await shop.world.webhooks('hold');
    const bought = await Promise.all(
      buyers.map(async (buyer, index) => {
        const begun = await buyer(index % 2).begin(undefined, { attempt_id: randomUUID() });
        return { buyer, index, begun };
      }),
    );
    await Promise.all(bought.map(({ buyer, begun }) => buyer(0).pay(begun.started)));
    // For a third both webs are told, for a third one of them, and for the last third only the processor's webhooks tell.
    const told = bought.flatMap(({ buyer, index, begun }) => {
      const places = [webs, [index % 2], []][index % 3] ?? [];
      return places.map((web) => buyer(web).complete(begun.request, begun.started));
    });
    await pause(300);
    await shop.world.webhooks('release');
    await Promise.all(told);
    for (const { buyer, begun } of bought)
      await expect.poll(async () => (await buyer(1).order(begun.started.order)).status, WITHIN).toBe('ready');
    const mailsOf = async () => {
      const byId = new Map((await shop.world.ledger()).mails.map(({ message_id: id, to }) => [id, to]));
      return bought.map(({ buyer }) => [...byId.values()].filter((to) => to.includes(buyer(0).email)).length);
    };
    await expect.poll(async () => Math.min(...(await mailsOf())), WITHIN).toBe(1);
    // A second one of any kind, with its own id, would come with the sweeps that follow.
    await pause(3 * RECOVER_SECONDS * 1000);
    expect(await mailsOf()).toEqual(bought.map(() => 1));
    const { charges, refunds, provider_orders: orders } = await shop.world.ledger();
    const iccids = new Set<string>();
    for (const { buyer, begun } of bought) {
      const { esim } = await buyer(0).order(begun.started.order);
      const own = charges.filter(({ payment_intent: id }) => id === begun.started.payment_intent_id);
      expect(own.map(({ status }) => status)).toEqual(['succeeded']);
      expect(orders.filter((order) => order.iccids.includes(esim?.iccid ?? ''))).toHaveLength(1);
      iccids.add(esim?.iccid ?? '');
    }
    expect(iccids.size).toBe(bought.length);
    expect(orders).toHaveLength(before.provider_orders.length + bought.length);
    expect(refunds).toHaveLength(before.refunds.length);

    const [first, second, ...workers] = shop.statements.map(
      (heard) => heard.filter((text) => /spend_budget|claim_provider_order/.test(text)).length,
    );
    expect({ first, second, worker: Math.max(...workers) }).toEqual({
      first: expect.toSatisfy(isSome),
      second: expect.toSatisfy(isSome),
      worker: expect.toSatisfy(isSome),
    });
    const calls = shop.prices.calls.slice(callsBefore).toSorted((one, other) => one.at - other.at);
    const spent = calls.reduce((sum, { cost }) => sum + cost, 0);
    expect(spent).toBeGreaterThanOrEqual(2 * bought.length);
    // A call may arrive in the second after the one in which it was counted; the rest is for a busy machine.
    for (const { at } of calls) {
      const inThree = calls.filter((call) => call.at >= at && call.at < at + 3_000);
      expect(inThree.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(5 * TOKENS);
    }
  });

  it('run recurring jobs once per period', async () => {
    const periods = { 'purchase.recover': RECOVER_SECONDS, 'esim.poll': POLL_SECONDS };
    const rowsOf = (name: string) => jobsOf(shop, name, began);
    const before = await Promise.all(Object.keys(periods).map(rowsOf));
    const since = performance.now();
    for (const [index, [name, seconds]] of Object.entries(periods).entries()) {
      const was = before[index];
      const sentSince = async () => (await rowsOf(name)).sent - (was?.sent ?? 0);
      await expect.poll(sentSince, WITHIN).toBeGreaterThanOrEqual(2);
      const is = await rowsOf(name);
      const most = (performance.now() - since) / 1000 / seconds + 1;
      expect(is.sent - (was?.sent ?? 0), name).toBeLessThanOrEqual(most);
      expect([is.unbound, is.again], name).toEqual([was?.unbound, 0]);
      await expect.poll(async () => (await rowsOf(name)).done - (await runsOf(shop, name)), WITHIN).toBe(0);
    }
  });
});

const isSome = (count: number) => count > 0;

async function tagOf(address: string): Promise<string | null> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.headers.get('etag');
}
