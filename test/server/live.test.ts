import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newsSchema } from '../../src/domain/live.ts';
import { announceCatalog } from '../../src/server/live/news.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Reads events of one stream until `count` have come. */
async function hear(path: string, count: number, meanwhile: () => Promise<unknown> = async () => {}) {
  const stop = new AbortController();
  const response = await fetch(`${shop.baseUrl}${path}`, { signal: stop.signal });
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

test('a stream tells the revision at once, and again when the catalogue changes', async () => {
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
  const { heard } = await hear('/api/live?topics=regions', 1);
  expect(heard).toEqual([{ topic: 'regions', revision: before + 1 }]);
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
