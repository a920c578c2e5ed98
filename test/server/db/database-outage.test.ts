import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startTimers } from '../../../src/server/jobs/timers.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database/database-proxy.ts';
import { type Cluster, findPostgres, startPostgres } from '../../support/database/postgres.ts';
import { startTestShop, type TestShop } from '../../support/shop/shop.ts';

const folder = findPostgres();
const WITHIN = { timeout: 60_000, interval: 250 };
/** The shop's pool, the queue's, and the listeners for news and for jobs. */
const MAX_CONNECTIONS = 10 + 10 + 2;
/** The attempts of eight seconds at thirty a minute, and the few quicker ones at the start of an outage. */
const MAX_TRIES = 4 + 6;

const TITLE = 'an outage of PostgreSQL (tested where it is installed)';
describe.skipIf(!folder)(TITLE, { timeout: 300_000 }, () => {
  let cluster: Cluster;
  let proxy: DatabaseProxy;
  let shop: TestShop;
  let timers: { stop(): void };
  /** A signed-in visitor, whose data is only in the database. */
  let cookie: string;
  beforeAll(async () => {
    cluster = await startPostgres(folder ?? '');
    proxy = await startDatabaseProxy(cluster.url);
    shop = await startTestShop({
      databaseServer: proxy.url,
      answerWithinMs: 3_000,
      work: true,
      env: { RECOVER_SECONDS: '1', USAGE_POLL_SECONDS: '1' },
    });
    timers = startTimers(shop.deps);
    // Three seconds may be too short for an answer while a busy machine starts all of this.
    ({ cookie } = await vi.waitFor(() => shop.member(), WITHIN));
  });
  afterAll(async () => {
    proxy.set('pass');
    timers.stop();
    await shop.stop();
    await proxy.close();
    await cluster.stop();
  });

  const ask = async () => (await shop.app.request('/api/esims', { headers: { cookie } })).status;
  const showJapan = async () => (await shop.app.request('/api/countries/JP')).status;
  /** A shop under load: its jobs, timers and visitors all use the database. */
  async function storm(ms: number): Promise<number[]> {
    const answers: Promise<number>[] = [];
    for (const end = Date.now() + ms; Date.now() < end;) {
      for (let visitors = 0; visitors < 4; visitors++) answers.push(ask());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return Promise.all(answers);
  }
  const listeners = async () => {
    const { rows } = await shop.deps.db.boss.db.executeSql(
      `select count(*)::int as count from pg_stat_activity where application_name = 'listen'`,
    );
    return (rows[0] as { count: number }).count;
  };

  it.each(['refuse', 'silence'] as const)(
    'that ends every connection or answers nothing (%s) is tried a few times, and is over when it is over',
    async (mode) => {
      expect(new Set(await storm(500))).toEqual(new Set([200]));
      expect(await listeners()).toBe(2);
      shop.logged.length = 0;
      proxy.set(mode);
      const answers = await storm(8_000);
      expect(await showJapan()).toBe(200);
      const tries = proxy.begun;
      expect(tries).toBeGreaterThanOrEqual(1);
      expect(tries).toBeLessThanOrEqual(MAX_TRIES);
      const unexpected = shop.logged.filter((line) => line.includes('unexpected error'));
      expect([new Set(answers), unexpected]).toEqual([new Set([503]), []]);
      expect(proxy.open).toBeLessThanOrEqual(MAX_CONNECTIONS);
      expect(
        shop.logged.filter((line) => line.includes('"job queue"') && line.includes('"level":50')),
      ).toEqual([]);

      proxy.set('pass');
      await expect.poll(ask, WITHIN).toBe(200);
      await expect.poll(listeners, WITHIN).toBe(2);
      await storm(2_000);
      expect(proxy.open).toBeLessThanOrEqual(MAX_CONNECTIONS);
      expect(await listeners()).toBe(2);
    },
  );

  it('that leaves queries open shows in the health check before the queries time out', async () => {
    const health = async (kind: string) => (await fetch(`${shop.baseUrl}/health/${kind}`)).status;
    await expect.poll(() => health('ready'), WITHIN).toBe(200);
    proxy.set('silence');
    const late = new Promise((resolve) => setTimeout(resolve, 2_900, 'late'));
    // The result of the last check is remembered for a moment.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await Promise.race([health('ready'), late])).toBe(503);
    expect(await Promise.race([health('live'), late])).toBe(200);
    proxy.set('pass');
    await expect.poll(() => health('ready'), WITHIN).toBe(200);
  });

  it.each(['refuse', 'silence'] as const)(
    'is when monitoring reads what the process knows (%s), without the counts of the books, and before questions are given up',
    async (mode) => {
      const metrics = async () => {
        const answer = await fetch(`${shop.baseUrl}/metrics`);
        return { status: answer.status, text: await answer.text() };
      };
      const up = async () => /^simport_database_up (\d)$/m.exec((await metrics()).text)?.[1];
      await expect.poll(ask, WITHIN).toBe(200);
      // A busy machine may once take longer to count them than monitoring waits.
      await expect
        .poll(async () => (await metrics()).text, WITHIN)
        .toMatch(/^simport_purchases_under_way\{state="paid"\} \d+$/m);
      proxy.set(mode);
      // Two requests to a silent database, one after the other: the first does not delay the second.
      for (const times of [1, 2]) {
        const question = ask();
        const late = new Promise((resolve) => setTimeout(resolve, 2_900, 'late'));
        const told = await Promise.race([metrics(), late]);
        expect([times, told]).toEqual([times, { status: 200, text: expect.any(String) as string }]);
        const { text } = told as Awaited<ReturnType<typeof metrics>>;
        expect(text).toContain('simport_database_up 0');
        expect(text).toMatch(/^simport_http_seconds_count\{.*\} \d+$/m);
        expect(text).toContain('process_resident_memory_bytes');
        for (const count of ['purchases_under_way', 'alerts', 'mails_waiting', 'esims_due', 'esim_late'])
          expect(text).not.toContain(`simport_${count}`);
        await question;
      }
      proxy.set('pass');
      await expect.poll(up, WITHIN).toBe('1');
    },
  );

  it('that is over lets the jobs continue by themselves', async () => {
    const mia = shop.buyer();
    // A request that has to connect waits a few seconds longer than one on a surviving connection.
    const begun = await vi.waitFor(async () => mia.beginAndPay(await mia.plan('FR')), WITHIN);
    proxy.set('refuse');
    await storm(6_000);
    proxy.set('pass');
    await expect
      .poll(async () => (await mia.order(begun.started.order).catch(() => null))?.status, WITHIN)
      .toBe('ready');
    const mails = async () => (await shop.world.books(begun)).mails.length;
    await expect.poll(mails, WITHIN).toBeGreaterThan(0);
  });
});
