import { describe, expect, it } from 'vitest';

import type { Country } from '../../../src/domain/catalog/catalog-schema.ts';
import { CAN_HAVE_TWO_WEBS, useTwoWebs } from '../../support/shop/two-webs.ts';

const WITHIN = { timeout: 60_000, interval: 100 };
const PATHS = [
  '/api/countries?limit=50',
  '/api/countries?isos=JP,VA',
  '/api/countries/JP',
  '/api/regions',
  '/api/regions/europe',
  '/api/search-index',
  '/api/popular',
];
const PAGES = ['/', '/country/JP', '/regional/europe'];

const TITLE = 'two webs and a worker (tested where PostgreSQL is installed)';
describe.skipIf(!CAN_HAVE_TWO_WEBS)(TITLE, { timeout: 180_000 }, () => {
  const shop = useTwoWebs({ env: { CATALOG_SYNC_MINUTES: '10000', PAGES_AHEAD: 'off' } });

  async function ask<T>(path: string): Promise<T[]> {
    return Promise.all(shop.webs.map(async (web) => (await (await fetch(web + path)).json()) as T));
  }
  const revisions = async () =>
    (await ask<{ revision: number }>('/api/settings')).map(({ revision }) => revision);
  const stored = async () =>
    Number((await shop.sql<{ revision: string }>('select revision from catalog_revision'))[0]?.revision);
  const japan = async () => {
    const [one, other] = await ask<{ country: Country }>('/api/countries/JP');
    expect(one).toEqual(other);
    return one?.country;
  };
  /** How often each process read the catalogue, and how often it checked for a new revision. */
  const counted = () =>
    shop.statements.map((heard) => ({
      readings: heard.filter((text) => text.includes('json_build_object')).length,
      polls: heard.filter((text) => text.includes('hashtextextended')).length,
    }));
  const forget = () => shop.statements.forEach((heard) => (heard.length = 0));
  const isSynced = async () =>
    (await shop.sql(`select from recurring_job where job = 'catalog.sync' and done_at is not null`)).length >
    0;

  it('have the same catalogue after another process’s sync, each by reading it once', async () => {
    // The worker's own sync runs once, some time after its start, and would find the new prices.
    await expect.poll(isSynced, WITHIN).toBe(true);
    const before = await stored();
    const was = await japan();
    forget();
    shop.prices.multiply(1.5);
    await shop.operate('sync');
    await expect.poll(revisions, WITHIN).toEqual([before + 1, before + 1]);
    expect(await stored()).toBe(before + 1);
    expect(await japan()).not.toEqual(was);
    for (const path of PATHS) {
      const [mine, yours] = await ask(path);
      expect(mine, path).toEqual(yours);
    }
    // The operator uses the first web's connection to the database, too.
    await expect.poll(() => counted()[2]?.readings, WITHIN).toBe(1);
    expect(counted()[1]?.readings).toBe(1);
  });

  it('notice a silent change by hand, and make one revision of it', async () => {
    const before = await stored();
    const statusOf = (path: string) =>
      Promise.all(shop.webs.map(async (web) => (await fetch(web + path)).status));
    forget();
    await shop.sql(`update country set visible = false where iso = 'CH'`);
    await expect.poll(() => statusOf('/api/countries/CH'), WITHIN).toEqual([404, 404]);
    await expect.poll(revisions, WITHIN).toEqual([before + 1, before + 1]);
    await shop.sql(
      `insert into price_list (version, rules, below_floor, why)
        select version + 1, rules || jsonb_build_array((rules -> 0) || '{"scope": "region", "of": "REUP", "markup_bp": 5000}'), 'hold', ''
        from price_list order by version desc limit 1`,
    );
    await expect.poll(revisions, WITHIN).toEqual([before + 2, before + 2]);
    await shop.sql(`update catalog_revision set revision = revision + 1`);
    await expect.poll(revisions, WITHIN).toEqual([before + 3, before + 3]);
    // Each checks by itself, again and again.
    for (const { polls } of counted()) expect(polls).toBeGreaterThan(1);
    expect(await stored()).toBe(before + 3);
  });

  it('never query the database for what the catalogue knows, in answers and in pages', async () => {
    for (const path of PAGES) for (const web of shop.webs) await (await fetch(web + path)).text();
    forget();
    const started = performance.now();
    for (let round = 0; round < 5; round++) {
      for (const path of [...PATHS, ...PAGES])
        for (const web of shop.webs) {
          const answer = await fetch(web + path);
          expect([path, answer.status]).toEqual([path, 200]);
          await answer.text();
        }
    }
    const seconds = (performance.now() - started) / 1000;
    for (const [index, heard] of shop.statements.slice(0, 2).entries()) {
      const polls = [
        'hashtextextended',
        'from "shop_switch"',
        'from "revision" where',
        'from "revision" group by',
      ].map((part) => heard.filter((text) => text.includes(part)));
      const polled = new Set(polls.flat());
      expect(heard.filter((text) => !polled.has(text) && !isClockwork(text))).toEqual([]);
      // For the catalogue, switches, the brand and texts it sends one tiny query each every two seconds, however many pages are requested.
      for (const { length } of polls)
        expect([index, length]).toEqual([index, expect.toSatisfy((count) => count <= seconds / 1.5 + 2)]);
    }
  });

  it('keep showing it while one cannot reach the database, which catches up later', async () => {
    const before = await stored();
    const [, cut] = shop.databases;
    const was = await japan();
    cut?.set('refuse');
    shop.prices.multiply(2);
    await shop.operate('sync');
    await expect.poll(revisions, WITHIN).toEqual([before + 1, before]);
    const [now, old] = await ask<{ country: Country }>('/api/countries/JP');
    expect(old?.country).toEqual(was);
    expect(now?.country).not.toEqual(was);
    cut?.set('pass');
    await expect.poll(revisions, WITHIN).toEqual([before + 1, before + 1]);
    expect(await japan()).toEqual(now?.country);
  });
});

/**
 * What each process does every quarter of a minute, however many visitors there are: it checks that the database can be read and
 * written, its clock and whether there is a catalogue, and reports that it runs; perhaps on a new connection.
 */
function isClockwork(text: string): boolean {
  return /^(begin|commit|select 1$|set statement_timeout)|write_check|spilled|work_mem|clock_timestamp|from "catalog_revision"|"running_process"/i.test(
    text,
  );
}
