import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readCountry } from '../../../src/server/catalog/answers.ts';
import { wholesaleChanges } from '../../../src/server/catalog/plans-to-price.ts';
import { findOffer, readRevision } from '../../../src/server/catalog/queries.ts';
import { readSnapshot } from '../../../src/server/catalog/read-snapshot.ts';
import {
  catalogPageTable,
  countryTable,
  planTable,
  regionTable,
  wholesaleChangeTable,
} from '../../../src/server/catalog/tables.ts';
import { createLog } from '../../../src/server/core/log.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import type { CatalogueEntry, CataloguePage } from '../../../src/server/providers/wholesaler.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { bundle, region, syncPages } from '../../support/outside/made-up-catalogue.ts';

const log = createLog('silent');

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const HOUR_MS = 3_600_000;
const NONE = { bundle: '?', why: '?' };
let [now, asked]: [number, number[]] = [0, []];
type Sent = CatalogueEntry[] | CataloguePage;
/** What the wholesaler sends, page by page; an error is thrown instead. */
let pages: (Sent | Error | (() => Promise<Sent>))[];
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  asked = [];
  pages = [
    [bundle('JP', '3GB', 4.1), bundle('JP', '1GB', 2)],
    [bundle('TH', '1GB', 1)],
    [region('RAS', 'Asia')],
  ];
  await database.db.delete(catalogPageTable);
});

function sync() {
  return syncPages(
    database,
    async (page) => {
      asked.push(page);
      const wanted = pages[page - 1] ?? [];
      if (wanted instanceof Error) throw wanted;
      const sent = typeof wanted === 'function' ? await wanted() : wanted;
      return Array.isArray(sent) ? { entries: sent, refused: [], pageCount: pages.length } : sent;
    },
    () => new Date(now),
  );
}

const offered = async (name: string, code: string) =>
  (await findOffer(database.db, name, code, 'added', 'USD')) !== null;
const revision = () => readRevision(database.db);

describe('a sync', () => {
  it('reads every page and says what it found', async () => {
    expect(await sync()).toMatchObject({ changed: true, countries: 2, regions: 1, plans: 4 });
    expect(asked).toEqual([1, 2, 3]);
    expect(await database.db.$count(catalogPageTable)).toBe(0);
  });

  it('raises the revision only if something has changed', async () => {
    await sync();
    const before = await revision();
    expect(await sync()).toMatchObject({ changed: false, revision: before });
    pages[0] = [bundle('JP', '3GB', 4.2), bundle('JP', '1GB', 2)];
    expect(await sync()).toMatchObject({ changed: true, revision: before + 1 });
    expect((await findOffer(database.db, 'esim_3GB_30D_JP_V2', 'JP', 'added', 'USD'))?.price).toBe(525);
  });

  it('remembers a plan’s previous price if the wholesaler has changed it', async () => {
    await sync();
    await database.db.delete(wholesaleChangeTable);
    const name = 'esim_3GB_30D_JP_V2';
    const [was] = await database.db.select().from(planTable).where(eq(planTable.bundleName, name));
    pages[0] = [bundle('JP', '3GB', 7.77), bundle('JP', '1GB', 2)];
    await sync();
    const changes = await wholesaleChanges(database.db, new Date(0));
    expect(changes.get(`JP ${name}`)?.fromCents).toBe(was?.wholesaleCents);
    expect(await wholesaleChanges(database.db, new Date('2100-01-01'))).toEqual(new Map());
  });

  it('makes no revision of invisible changes', async () => {
    await sync();
    const show = (visible: boolean) =>
      database.db.update(countryTable).set({ visible }).where(eq(countryTable.iso, 'TH'));
    await show(false);
    const before = await revision();
    pages[1] = [bundle('TH', '1GB', 3), bundle('TH', '2GB', 4)];
    expect(await sync()).toMatchObject({ changed: false, revision: before });
    expect(await revision()).toBe(before);
    await show(true);
    expect((await findOffer(database.db, 'esim_1GB_30D_TH_V2', 'TH', 'added', 'USD'))?.wholesale).toBe(300);
    pages[1] = [bundle('TH', '1GB', 3)];
    expect(await sync()).toMatchObject({ changed: true, revision: before + 1 });
  });

  const visible: [string, Partial<CatalogueEntry>][] = [
    ['a price', { wholesaleCents: 411 }],
    ['days', { durationDays: 31 }],
    ['data', { dataMb: 4000 }],
    ['speeds', { speed: ['5G'] }],
    ['groups', { groups: ['Standard'] }],
    ['words', { description: '3 GB for a month' }],
    ['a start', { autostart: true }],
    ['an allowance', { dailyAllowance: { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 } }],
    ['a name', { countries: [{ name: 'Nippon', region: 'Asia', iso: 'JP' }] }],
    ['a part of the world', { countries: [{ name: 'Land of JP', region: 'Far East', iso: 'JP' }] }],
  ];
  it.each(visible)('makes a revision of a change of %s, and the snapshot has it', async (_, change) => {
    pages = [[bundle('JP', '3GB', 4.1)], [region('RAS', 'Asia')]];
    await sync();
    const before = (await readSnapshot(database.db, 'added', log)).snapshot;
    pages[0] = [{ ...bundle('JP', '3GB', 4.1), ...change }];
    expect(await sync()).toMatchObject({ changed: true, revision: before.revision + 1 });
    const { snapshot } = await readSnapshot(database.db, 'added', log);
    expect(snapshot.digest).not.toBe(before.digest);
    expect(readCountry(snapshot, 'JP')).not.toEqual(readCountry(before, 'JP'));
  });

  it('keeps a bundle that vanished, unavailable, and sells it again when it returns', async () => {
    await sync();
    pages[1] = [bundle('TH', '2GB', 2)];
    await sync();
    expect(await offered('esim_1GB_30D_TH_V2', 'TH')).toBe(false);
    const [kept] = await database.db
      .select()
      .from(planTable)
      .where(eq(planTable.bundleName, 'esim_1GB_30D_TH_V2'));
    expect(kept).toMatchObject({ available: false, wholesaleCents: 100 });
    pages[1] = [bundle('TH', '1GB', 1), bundle('TH', '2GB', 2)];
    await sync();
    expect(await offered('esim_1GB_30D_TH_V2', 'TH')).toBe(true);
  });

  it('keeps the shop’s visibility and picture', async () => {
    await sync();
    const own = { visible: false, imageUrl: 'https://photos.example/jp.jpg' };
    await database.db.update(countryTable).set(own).where(eq(countryTable.iso, 'JP'));
    await database.db.update(regionTable).set(own).where(eq(regionTable.code, 'RAS'));
    pages[0] = [Object.assign(bundle('JP', '3GB', 5), { imageUrl: 'https://img.example/JP.jpg' })];
    await sync();
    const [japan] = await database.db.select().from(countryTable).where(eq(countryTable.iso, 'JP'));
    expect(japan).toMatchObject(own);
    const [asia] = await database.db.select().from(regionTable).where(eq(regionTable.code, 'RAS'));
    expect(asia).toMatchObject(own);
    await database.db.update(countryTable).set({ visible: true, imageUrl: null });
  });

  it('gives a region’s address to the one that has its label now', async () => {
    await sync();
    pages[2] = [region('RASI', 'Asia')];
    await sync();
    const slugs = await database.db.select().from(regionTable).orderBy(regionTable.code);
    expect(slugs.map(({ code, slug }) => [code, slug])).toEqual([
      ['RAS', '~RAS'],
      ['RASI', 'asia'],
    ]);
    const { snapshot } = await readSnapshot(database.db, 'added', log);
    expect(snapshot.regionCards.map(({ code }) => code)).toEqual(['RASI']);
    await database.db.delete(regionTable).where(eq(regionTable.code, 'RASI'));
  });
});

describe('an interrupted sync', () => {
  it('continues at the page that failed', async () => {
    const [, , last = []] = pages;
    pages[2] = new Error('cut');
    await expect(sync()).rejects.toThrow('cut');
    pages[2] = last;
    asked = [];
    expect(await sync()).toMatchObject({ plans: 4 });
    expect(asked).toEqual([3]);
  });

  it('changes nothing on sale', async () => {
    await sync();
    const before = await revision();
    pages = [[bundle('JP', '3GB', 9)], new Error('cut')];
    await expect(sync()).rejects.toThrow('cut');
    expect(await revision()).toBe(before);
    expect((await findOffer(database.db, 'esim_3GB_30D_JP_V2', 'JP', 'added', 'USD'))?.price).toBe(513);
  });

  it('starts again if its first pages are too old, however fresh the last one is', async () => {
    pages[1] = new Error('cut');
    await expect(sync()).rejects.toThrow('cut');
    now += 29 * 60_000;
    pages[1] = [bundle('TH', '1GB', 1)];
    pages[2] = new Error('cut');
    await expect(sync()).rejects.toThrow('cut');
    now += HOUR_MS / 30;
    pages[2] = [region('RAS', 'Asia')];
    asked = [];
    expect(await sync()).toMatchObject({ plans: 4 });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('publishes nothing of a catalogue whose first pages another process removed', async () => {
    await sync();
    const before = await revision();
    const last = pages[2];
    pages[2] = async () => {
      // The other process ends its own sync at this moment.
      await database.db.delete(catalogPageTable);
      return last as CatalogueEntry[];
    };
    await expect(sync()).rejects.toThrow('another sync was faster');
    expect(await revision()).toBe(before);
    expect(await offered('esim_1GB_30D_TH_V2', 'TH')).toBe(true);
  });
});

describe('an impossible catalogue', () => {
  const garbage: [string, Sent[]][] = [
    ['is empty', [[]]],
    ['has only bundles that nobody can sell', [[bundle('JP', '3GB', 0)]]],
    ['has an empty page in the middle', [[bundle('JP', '3GB', 4)], [], [bundle('TH', '1GB', 1)]]],
    [
      'has a page that is mostly unreadable',
      [[bundle('JP', '3GB', 4)], { entries: [bundle('TH', '1GB', 1)], refused: [NONE, NONE], pageCount: 2 }],
    ],
    [
      'shrinks while it is read',
      [[bundle('JP', '3GB', 4)], [bundle('TH', '1GB', 1)], { entries: [], refused: [], pageCount: 1 }],
    ],
  ];

  it.each(garbage)('is refused without harm: one that %s', async (_, sent) => {
    await sync();
    const before = await revision();
    pages = sent;
    await expect(sync()).rejects.toThrow();
    expect(await revision()).toBe(before);
    expect(await offered('esim_3GB_30D_JP_V2', 'JP')).toBe(true);
    expect(await offered('esim_1GB_30D_TH_V2', 'TH')).toBe(true);
  });
});
