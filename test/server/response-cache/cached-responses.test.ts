import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { POPULAR } from '../../../src/domain/catalog/country.ts';
import { announceCatalog } from '../../../src/server/pubsub/news.ts';
import { isLong } from '../../support/machine/long.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();
beforeEach(() => {
  shop.asked.length = 0;
  shop.handedOn.length = 0;
});

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.fronted}${target}`, { headers, redirect: 'manual' });

const PUBLIC = [
  '/',
  '/country/FR',
  '/browse',
  '/regional',
  '/regional/europe',
  '/faq',
  '/api/countries/FR',
  '/api/regions',
];

it.each(PUBLIC)(
  '%s is rendered once: the second time neither framework nor database is called',
  async (target) => {
    const first = await (await get(target)).text();
    const asked = shop.asked.length;
    const lines = shop.logged.length;
    for (let time = 0; time < 3; time += 1) {
      const again = await get(`${target}?utm_id=${time}`);
      expect(await again.text()).toBe(first);
      expect(again.headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
      );
    }
    // If the framework is not called, it does not query the database, and there is nothing to log.
    expect([shop.asked.length, shop.handedOn, shop.logged.length]).toEqual([asked, [], lines]);
  },
);

it('is rendered once for any number of simultaneous requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await get('/country/DE')).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(shop.asked.map(({ path }) => path)).toEqual(['/country/DE']);
});

it('counts cached answers among the API’s calls, by route', async () => {
  for (let time = 0; time < 3; time += 1) await get('/api/countries/ES');
  const metrics = await (await get('/metrics')).text();
  const count = (line: RegExp) => Number(line.exec(metrics)?.[1]);
  expect(
    count(
      /^simport_http_seconds_count\{method="GET",route="\/api\/countries\/:iso",status="200",how="cached"\} (\d+)/m,
    ),
  ).toBeGreaterThanOrEqual(2);
  expect(count(/^simport_cache_answers_total\{kind="api",how="cached"\} (\d+)/m)).toBeGreaterThanOrEqual(2);
  expect(count(/^simport_cache_bytes (\d+)/m)).toBeGreaterThan(100_000);
  expect(metrics).not.toMatch(/route="\/api\/countries\/ES"/);
});

it('times pages by the first part of their path, cached and private ones', async () => {
  const told = async () => {
    const metrics = await (await get('/metrics')).text();
    const lines = metrics.matchAll(
      /^simport_page_seconds_count\{method="GET",route="(.+)",status="(\d+)"(?:,how="(cached)")?\} (\d+)$/gm,
    );
    return new Map(
      [...lines].map(([, route, status, how = 'made', count]) => [
        `${route} ${status} ${how}`,
        Number(count),
      ]),
    );
  };
  const before = await told();
  for (const path of [
    '/country/IT',
    '/country/IT',
    '/profile',
    '/pRofile',
    '/PROFILE.data',
    '/order/secret-of-somebody',
    '/api/nowhere.data',
  ])
    await (await get(path)).text();
  const after = await told();
  const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect([more('/country 200 made'), more('/country 200 cached')]).toEqual([1, 1]);
  expect([more('/profile 200 made'), more('other 404 made')]).toEqual([3, 1]);
  expect([...after.keys()].join()).not.toMatch(/secret|[A-Z]|nowhere/);
});

describe('a private answer', () => {
  it('is never cached, and shared requests contain nobody’s cookie, token or address', async () => {
    const [mia, guest] = [await shop.member(), shop.buyer()];
    const bought = await guest.buy();
    await shop.settle();
    const { order } = bought.started;
    const token = (await mia.bearer()).Authorization;
    const own = { Authorization: token, 'X-Forwarded-For': '203.0.113.7' };
    const before = shop.front.kept().answers;
    for (const target of [
      `/order/${order}`,
      '/profile',
      '/dashboard',
      '/checkout',
      `/checkout?plan=${encodeURIComponent('{"id":"x"}')}`,
      `/installation?order=${order}`,
      '/installation?esim=1',
      '/api/esims',
      '/api/settings',
      `/api/orders/${order}`,
      '/api/auth/get-session',
    ])
      for (const cookie of [mia.cookie, guest.cookie]) await get(target, { ...own, Cookie: cookie });
    expect(shop.front.kept().answers).toBe(before);
    expect(shop.asked).toEqual([]);

    for (const target of ['/country/IT', '/', '/api/countries/IT', '/installation', '/regional.data'])
      for (const cookie of [mia.cookie, guest.cookie]) {
        const answer = await get(target, { ...own, Cookie: cookie });
        const text = await answer.text();
        expect(answer.headers.getSetCookie()).toEqual([]);
        for (const secret of [mia.email, guest.email, order, token.slice(7)])
          expect(text).not.toContain(secret);
      }
    expect(shop.asked.length).toBeGreaterThan(2);
    for (const { path, headers } of shop.asked) expect([path, headers]).toEqual([path, []]);
  });

  it.each(['/?order=AbCdEfGh', '/?esim=1', '/faq?order=AbCdEfGh'])(
    '%s may not be stored in a shared cache',
    async (target) => {
      expect((await get(target)).headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

it('refuses a call that names two hosts: a proxy before it may have taken the other one', async () => {
  const socket = connect(Number(new URL(shop.fronted).port), 'localhost');
  socket.end('GET / HTTP/1.1\r\nHost: shop.example\r\nHost: other.example\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

/** Makes another revision with this change; resolves once the front knows of it. */
async function raise(change: SQL): Promise<void> {
  const before = shop.deps.news.revision('countries');
  await shop.deps.db.db.transaction(async (tx) => {
    await tx.execute(change);
    const { rows } = (await tx.execute(
      sql`update catalog_revision set revision = revision + 1 returning revision`,
    )) as unknown as { rows: { revision: number }[] };
    await announceCatalog(tx, rows[0]?.revision ?? 0);
  });
  await expect.poll(() => shop.deps.news.revision('countries')).toBe(before + 1);
}

describe('a new revision', () => {
  it('is in the next answer of every page and call, without anything of the previous one', async () => {
    const titleOf = async () => /<title>([^<]+)/.exec(await (await get('/country/PT')).text())?.[1] ?? '';
    const nameOf = async () =>
      ((await (await get('/api/countries/PT')).json()) as { country: { name: string } }).country.name;
    const tag = (await get('/country/PT')).headers.get('etag') ?? '';
    expect([await titleOf(), await nameOf()]).toEqual([expect.stringContaining('Portugal'), 'Portugal']);
    expect((await get('/country/PT', { 'if-none-match': tag, 'accept-encoding': 'identity' })).status).toBe(
      200,
    );
    await raise(sql`update country set name = name || '!' where iso = 'PT'`);
    expect(await nameOf()).toBe('Portugal!');
    expect(await titleOf()).toContain('Portugal!');
    expect((await get('/country/PT')).headers.get('etag')).not.toBe(tag);
  });
});

describe('pages rendered ahead', () => {
  it('are those of every country and region (a few in the short form), once, and compressed as far as possible', async () => {
    if (!isLong)
      await raise(
        sql`update country set visible = false where iso < 'ZW' and not iso = any(${sql.param([...POPULAR])})`,
      );
    shop.asked.length = 0;
    shop.front.warm();
    await expect.poll(() => shop.front.isIdle(), { timeout: 120_000, interval: 200 }).toBe(true);
    const made = shop.asked.map(({ path }) => path);
    expect(new Set(made).size).toBe(made.length);
    expect(shop.front.kept().answers).toBeGreaterThan(isLong ? 250 : 40);
    expect(shop.front.kept().bytes).toBeLessThan(40_000_000);
    shop.asked.length = 0;
    const bytesOf = async (encoding: string) =>
      Number((await get('/', { 'accept-encoding': encoding })).headers.get('content-length'));
    // Fast compression does not get that small, so it has been compressed again since.
    await expect.poll(async () => (await bytesOf('br')) / (await bytesOf('gzip'))).toBeLessThan(0.9);
    for (const target of ['/country/ZW', '/regional/europe', '/terms-of-service'])
      await get(target, { 'accept-encoding': 'br' });
    expect(shop.asked).toEqual([]);
  });

  describe('with PAGES_AHEAD off', () => {
    const thrifty = useCachedShop({ env: { PAGES_AHEAD: 'off' } });

    it('do not exist: each page is made for its first visitor, and cached', async () => {
      thrifty.asked.length = 0;
      thrifty.front.warm();
      expect(thrifty.front.isIdle()).toBe(true);
      for (let time = 0; time < 2; time += 1)
        expect((await fetch(`${thrifty.fronted}/country/FR`)).status).toBe(200);
      expect(thrifty.asked.map(({ path }) => path)).toEqual(['/country/FR']);
    });
  });
});
