import { eq, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listCountries, readCountry } from '../../../src/server/catalog/answers.ts';
import { openCatalogue } from '../../../src/server/catalog/catalogue.ts';
import { readRevision } from '../../../src/server/catalog/queries.ts';
import { readDigest } from '../../../src/server/catalog/read-snapshot.ts';
import { countryTable } from '../../../src/server/catalog/tables.ts';
import { createLog } from '../../../src/server/core/log.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { openNews } from '../../../src/server/pubsub/news.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { bundle, region, syncEntries } from '../../support/outside/made-up-catalogue.ts';

const log = createLog('silent');

let database: Database;
/** Another process's connection to the same database, if there can be one. */
let other: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ database, drop } = fresh);
  other = database.kind === 'postgres' ? fresh.reopen() : database;
  await migrate(database);
});
afterAll(async () => {
  if (other !== database) await other.close();
  await database.close();
  await drop();
});

const priceIn = (catalogue: Awaited<ReturnType<typeof openCatalogue>>) =>
  readCountry(catalogue.current(), 'JP')?.fixed_plans['30']?.[0]?.finalPrice;
let price = 4;
/** A sync that found another price. */
const reprice = () => syncEntries(database, [bundle('JP', '3GB', ++price), bundle('TH', '1GB', 2)]);
const hide = (visible: boolean) =>
  other.db.update(countryTable).set({ visible }).where(eq(countryTable.iso, 'TH'));

it('is empty before the first sync, and has everything after it', async () => {
  const catalogue = await openCatalogue(database, 'added', log);
  expect(catalogue.current()).toMatchObject({ revision: 0, cards: [], regionCards: [] });
  expect(listCountries(catalogue.current(), { limit: 9 })).toEqual({ countries: [], next: null });
  await reprice();
  await catalogue.refresh();
  expect(catalogue.current().revision).toBe(1);
  expect(priceIn(catalogue)).toBe(6.25);
});

describe('a new revision', () => {
  it('is loaded before anybody hears of it', async () => {
    const catalogue = await openCatalogue(database, 'added', log);
    const heard: unknown[] = [];
    catalogue.onChange((revision) =>
      heard.push([revision, catalogue.current().revision, priceIn(catalogue)]),
    );
    await reprice();
    await catalogue.refresh();
    const now = await readRevision(database.db);
    expect(heard).toEqual([[now, now, price * 1.25]]);
  });

  it('does not change the data of an answer in progress, which nobody can modify', async () => {
    const catalogue = await openCatalogue(database, 'added', log);
    const held = catalogue.current();
    const was = JSON.stringify([held.cards, held.countries.get('JP')]);
    await reprice();
    await catalogue.refresh();
    expect(catalogue.current()).not.toBe(held);
    expect(JSON.stringify([held.cards, held.countries.get('JP')])).toBe(was);
    expect(() => held.destinations.pop()).toThrow(TypeError);
    expect(() => readCountry(held, 'JP')?.fixed_plans['30']?.pop()).toThrow(TypeError);
  });

  it('is read once for any number of requests', async () => {
    const catalogue = await openCatalogue(database, 'added', log);
    await reprice();
    const execute = vi.spyOn(database.db, 'execute');
    await Promise.all(Array.from({ length: 50 }, () => catalogue.refresh()));
    // A check for a new revision, that revision, and one more check for everybody who came later.
    expect(execute).toHaveBeenCalledTimes(3);
    await catalogue.refresh();
    expect(execute).toHaveBeenCalledTimes(4);
    execute.mockRestore();
    expect(priceIn(catalogue)).toBe(price * 1.25);
  });

  it('keeps the old one if it cannot be read, and is read later', async () => {
    const catalogue = await openCatalogue(database, 'added', log);
    const before = catalogue.current();
    await reprice();
    for (const healthy of [0, 1]) {
      let calls = 0;
      const run = database.db.execute.bind(database.db);
      const execute = vi
        .spyOn(database.db, 'execute')
        .mockImplementation(((query: SQL) =>
          calls++ < healthy ? run(query) : Promise.reject(new Error('cut'))) as never);
      await expect(catalogue.refresh()).rejects.toThrow('cut');
      execute.mockRestore();
      expect(catalogue.current()).toBe(before);
    }
    await catalogue.refresh();
    expect(priceIn(catalogue)).toBe(price * 1.25);
  });

  it('is noticed by a process that did not hear of it', async () => {
    const deaf: Database = { ...other, listen: async () => ({ close: async () => {} }) };
    const catalogue = await openCatalogue(deaf, 'added', log);
    const news = await openNews(deaf, log, {
      catalog: catalogue,
      published: { refresh: async () => {} },
      switches: { refresh: async () => {} },
      brand: { refresh: async () => {} },
      texts: { refresh: async () => {} },
      health: { refresh: async () => {} },
    });
    const heard: number[] = [];
    news.subscribe(({ topic, revision }) => topic === 'countries' && heard.push(revision));
    const { revision } = await reprice();
    await expect.poll(() => heard).toEqual([revision]);
    expect([news.revision('countries'), priceIn(catalogue)]).toEqual([revision, price * 1.25]);
    await news.close();
  });
});

describe('an operator’s change', () => {
  beforeEach(async () => {
    await hide(true);
    await reprice();
  });

  it('becomes a revision in all processes', async () => {
    const [one, two] = [
      await openCatalogue(database, 'added', log),
      await openCatalogue(other, 'added', log),
    ];
    const before = one.current().revision;
    await hide(false);
    await Promise.all([one.refresh(), two.refresh()]);
    for (const catalogue of [one, two]) {
      await catalogue.refresh();
      expect(catalogue.current().revision).toBe(before + 1);
      expect(readCountry(catalogue.current(), 'TH')).toBeNull();
      expect(catalogue.current().destinations.map(({ iso }) => iso)).toEqual(['JP']);
    }
    expect(await readRevision(database.db)).toBe(before + 1);
  });

  it('makes no revision if it is invisible', async () => {
    await hide(false);
    const catalogue = await openCatalogue(database, 'added', log);
    const before = catalogue.current();
    const imageUrl = 'https://photos.example/th.jpg';
    await other.db.update(countryTable).set({ imageUrl }).where(eq(countryTable.iso, 'TH'));
    await catalogue.refresh();
    expect(catalogue.current()).toBe(before);
    expect(await readRevision(database.db)).toBe(before.revision);
    await other.db.update(countryTable).set({ imageUrl: null });
  });
});

/** A pause of at most so many milliseconds. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * ms));

it('never mixes two revisions', async () => {
  const isos = ['JP', 'TH', 'KR', 'VN'];
  const entry = fc
    .record({
      iso: fc.constantFrom(...isos),
      data: fc.constantFrom('1GB', '3GB', '5GB'),
      cents: fc.nat(5000),
    })
    .map(({ iso, data, cents }) => bundle(iso, data, 1 + cents / 100));
  const area = fc.constantFrom('Asia', 'Asia Lite', 'East').map((label) => region('RAS', label));
  const entries = fc.array(fc.oneof(entry, area), { minLength: 1, maxLength: 40 });
  let heard = 0;
  // A sync may end before each of its statements.
  const execute = async (...query: Parameters<Database['db']['execute']>) => {
    await pause(10);
    return other.db.execute(...query);
  };
  const slow: Database = {
    ...other,
    db: Object.create(other.db, { execute: { value: execute } }) as Database['db'],
  };
  await fc.assert(
    fc.asyncProperty(entries, entries, async (first, second) => {
      const catalogue = await openCatalogue(slow, 'added', log);
      catalogue.onChange(() => heard++);
      const seen: { revision: number; digest: string }[] = [];
      const over = new AbortController();
      const reading = (async () => {
        while (!over.signal.aborted) {
          await catalogue.refresh();
          seen.push(catalogue.current());
        }
      })();
      const stored = new Map<number, string>([[catalogue.current().revision, catalogue.current().digest]]);
      for (let round = 0; round < 8; round++) {
        const { revision } = await syncEntries(database, round % 2 ? second : first);
        stored.set(revision, await readDigest(database.db));
        await pause(30);
      }
      over.abort();
      await reading;
      for (const { revision, digest } of seen) expect(digest).toBe(stored.get(revision));
    }),
    { numRuns: 12 },
  );
  // The reader must have run beside the syncs; otherwise nothing was tested.
  expect(heard).toBeGreaterThan(12);
});
