import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import { newsSchema } from '../../../src/domain/live-schema.ts';
import { announceCatalog } from '../../../src/server/pubsub/news.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** Reads events of one stream until `count` have come. */
async function hear(
  path: string,
  count: number,
  meanwhile: () => Promise<unknown> = async () => {},
  cookie = '',
) {
  const stop = new AbortController();
  const response = await fetch(`${shop.baseUrl}${path}`, { signal: stop.signal, headers: { cookie } });
  const heard: unknown[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let told = false;
  while (heard.length < count) {
    const { value = '', done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    rest += value;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data) heard.push(newsSchema.parse(JSON.parse(data)));
    }
    if (!told && heard.length > 0) {
      told = true;
      await meanwhile();
    }
  }
  stop.abort();
  return { response, heard };
}

async function raiseRevision(): Promise<void> {
  await shop.deps.db.db.transaction(async (tx) => {
    await tx.execute(sql`update catalog_revision set revision = revision + 1`);
    const rows = (await tx.execute<{ revision: string }>(sql`select revision from catalog_revision`)).rows;
    await announceCatalog(tx, Number(rows[0]?.revision));
  });
}

test('a stream sends the revision at once, and again when the catalogue changes', async () => {
  const { response, heard } = await hear('/api/live?topics=countries', 2, raiseRevision);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(heard).toEqual([
    { topic: 'countries', revision: 1 },
    { topic: 'countries', revision: 2 },
  ]);
});

test('a change that is rolled back is no news', async () => {
  const before = shop.deps.news.revision('countries');
  const failing = shop.deps.db.db.transaction(async (tx) => {
    await announceCatalog(tx, before + 1);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await raiseRevision();
  // The process announces it once it has the new catalogue.
  await expect.poll(() => shop.deps.news.revision('countries')).toBeGreaterThan(before);
  const { heard } = await hear('/api/live?topics=regions', 1);
  expect(heard).toEqual([{ topic: 'regions', revision: before + 1 }]);
});

describe('news of eSIMs', () => {
  const path = '/api/live?topics=esims,countries';
  const esimsAmong = (heard: unknown[]) =>
    (heard as { topic: string; revision: number }[]).flatMap(({ topic, revision }) =>
      topic === 'esims' ? [revision] : [],
    );

  test('come to their owner as they change, with a revision that grows', async () => {
    const mia = await shop.member();
    const owned = await ownerOfEsim(shop, { buyer: mia });
    const { heard } = await hear(
      path,
      3,
      async () => {
        await owned.use(100);
        await owned.status();
      },
      mia.cookie,
    );
    const revisions = esimsAmong(heard);
    expect(revisions).toHaveLength(2);
    expect(revisions[1]).toBeGreaterThan(revisions[0] ?? Infinity);
  });

  test('come to a guest’s browser, and when an eSIM is hidden', async () => {
    const guest = await ownerOfEsim(shop);
    const hide = () => guest.buyer.call('PATCH', `/api/esims/${guest.id}`, { hidden: true });
    const { heard } = await hear(path, 3, hide, guest.buyer.cookie);
    expect(esimsAmong(heard)).toHaveLength(2);
  });

  test('come to nobody else', async () => {
    const [mia, eve] = [await ownerOfEsim(shop), await ownerOfEsim(shop)];
    for (const cookie of ['', eve.buyer.cookie]) {
      const before = cookie ? 2 : 1;
      const change = async () => {
        await mia.buyer.call('PATCH', `/api/esims/${mia.id}`, { hidden: cookie === '' });
        await raiseRevision();
      };
      const { heard } = await hear(path, before + 1, change, cookie);
      expect(esimsAmong(heard)).toHaveLength(before - 1);
    }
  });

  test('end with the session: the stream closes instead of telling', async () => {
    const mia = await shop.member();
    const owned = await ownerOfEsim(shop, { buyer: mia });
    const { cookie } = mia;
    const { heard } = await hear(
      path,
      100,
      async () => {
        await mia.post('/api/auth/sign-out', {});
        await mia.signIn();
        await mia.call('PATCH', `/api/esims/${owned.id}`, { hidden: true });
      },
      cookie,
    );
    expect(esimsAmong(heard)).toHaveLength(1);
  });
});

describe('of open streams', () => {
  const busy = useTestShop({ env: { TRUSTED_PROXIES: '127.0.0.1,::1', LIVE_STREAMS: '300' } });
  const stops: AbortController[] = [];
  /** A stream that nothing refers to is closed when the garbage is collected. */
  const held: Response[] = [];
  afterAll(() => {
    for (const stop of stops) stop.abort();
  });

  async function open(address: string, cookie = ''): Promise<Response> {
    const stop = new AbortController();
    stops.push(stop);
    const answer = await fetch(`${busy.baseUrl}/api/live?topics=countries`, {
      signal: stop.signal,
      headers: { cookie, 'x-forwarded-for': address },
    });
    held.push(answer);
    return answer;
  }
  const openMany = async (count: number, address: string, cookie = '') => {
    const answers = await Promise.all(Array.from({ length: count }, () => open(address, cookie)));
    return answers.map(({ status }) => status);
  };
  const leaveAll = async () => {
    for (const stop of stops.splice(0)) stop.abort();
    held.length = 0;
    await expect.poll(() => busy.deps.streams.size).toBe(0);
  };
  const all = (count: number) => Array<number>(count).fill(200);

  test.each([
    ['guest', async () => (await ownerOfEsim(busy)).buyer.cookie],
    [
      'signed-in visitor',
      async () => {
        const mia = await busy.member();
        return mia.cookie;
      },
    ],
  ])(
    'one %s has at most twenty, wherever they are, and the next one hears when to ask again',
    async (_, cookieOf) => {
      const cookie = await cookieOf();
      expect(await openMany(12, '198.51.100.1', cookie)).toEqual(all(12));
      expect(await openMany(8, '198.51.100.2', cookie)).toEqual(all(8));
      const refused = await open('198.51.100.3', cookie);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(((await refused.json()) as { code: string }).code).toBe('too_many_requests');
      expect((await open('198.51.100.1')).status).toBe(200);
      await leaveAll();
      const again = await open('198.51.100.3', cookie);
      expect([again.status, again.headers.get('retry-after')]).toEqual([200, null]);
      await leaveAll();
    },
  );

  test('one address has at most two hundred, with any cookies, and another has its own', async () => {
    expect(await openMany(100, '198.51.100.1')).toEqual(all(100));
    for (let visitor = 0; visitor < 100; visitor++)
      expect((await open('198.51.100.1', `simport.session_token=made-up-${visitor}`)).status).toBe(200);
    expect(await openMany(2, '198.51.100.1')).toEqual([429, 429]);
    expect(await openMany(1, '198.51.100.2')).toEqual([200]);
    await leaveAll();
  });

  test('one process has at most as many as its setting says; the next visitor hears when to try again', async () => {
    const ends = Array.from({ length: 300 }, () => () => {});
    for (const [index, end] of ends.entries())
      busy.deps.streams.set(end, { address: `2001:db8:0:${index.toString(16)}::/64`, visitor: null });
    const refused = await open('198.51.100.1');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    busy.deps.streams.delete(ends[0] ?? (() => {}));
    expect((await open('198.51.100.1')).status).toBe(200);
    busy.deps.streams.clear();
  });
});

test('a visitor without a stream can poll for the same news', async () => {
  const owned = await ownerOfEsim(shop);
  const now = await owned.buyer.get<{ news: unknown[] }>('/api/live/now');
  expect(now.headers.get('cache-control')).toBe('no-store');
  const revision = shop.deps.news.revision('countries');
  expect(now.body.news).toEqual([
    { topic: 'countries', revision },
    { topic: 'regions', revision },
    { topic: 'esims', revision: expect.any(Number) as number },
  ]);
  const { heard } = await hear('/api/live', 3, async () => {}, owned.buyer.cookie);
  expect(heard).toEqual(now.body.news);
  const stranger = await shop.buyer().get<{ news: unknown[] }>('/api/live/now?topics=esims');
  expect(stranger.body.news).toEqual([]);
});

test('unknown topics are refused', async () => {
  const { status, body } = await shop.buyer().get('/api/live?topics=countries,prices');
  expect(status).toBe(400);
  expect(body.error).toContain('topics');
});

test('a stop ends open streams', async () => {
  const response = await fetch(`${shop.baseUrl}/api/live`);
  const reader = response.body?.getReader();
  await reader?.read();
  shop.endStreams();
  let ended = false;
  while (!ended) ended = (await reader?.read())?.done ?? true;
  expect(shop.deps.streams.size).toBe(0);
});
