import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { sql } from 'drizzle-orm';

import { makeBundles } from '../src/sandbox/esim-go/bundles/bundles.ts';
import { readSnapshot } from '../src/server/catalog/read-snapshot.ts';
import { syncCatalog } from '../src/server/catalog/sync.ts';
import { createLog } from '../src/server/core/log.ts';
import { openPglite } from '../src/server/db/database.ts';
import { wholesalersOf } from '../src/server/providers/registry/wholesalers.ts';
import type { CatalogueEntry, Wholesaler } from '../src/server/providers/wholesaler.ts';
import { readBundles } from '../test/support/catalog/esim-go-bundles.ts';
import { CardCheckout, type MemoryShop, openMemoryShop } from '../test/support/memory-world/memory-shop.ts';
import { bundleOf, COUNTRY } from '../test/support/memory-world/sell-plans.ts';
import { SourceBooks } from '../test/support/memory-world/source-books.ts';
import { type Bench, type Figure, median, secondsOf } from './figures.ts';

const IDS = ['esim-go', 'second', 'third'];
const ROUNDS = 7;
const PAGES = 20;
const PURCHASES = 10;
const [MOST_TIME, MOST_MEMORY] = [1.3, 1.3];

interface Kept {
  memory: MemoryShop;
  close(): Promise<void>;
}

/** The sandbox's whole catalogue. */
function entries(): CatalogueEntry[] {
  return readBundles(
    makeBundles().map(({ base, roaming, ...bundle }) => ({
      name: bundle.name,
      description: bundle.description,
      groups: [bundle.group],
      countries: [base],
      dataAmount: bundle.dataMb,
      duration: bundle.days,
      speed: bundle.speed,
      unlimited: bundle.dataMb < 0,
      roamingEnabled: roaming,
      autostart: true,
      price: bundle.wholesaleCents / 100,
    })),
  ).entries;
}

/** A shop with that many wholesalers, each of which has every plan, and the one that is bought. */
async function openWith(count: number, all: CatalogueEntry[]): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'simport-bench-'));
  const database = await openPglite({ folder });
  const ids = IDS.slice(0, count);
  const memory = await openMemoryShop(database, {}, undefined, (world) =>
    wholesalersOf(ids.map((id) => new SourceBooks({ id, bundleName: '', keepsId: true }, () => world.now()))),
  );
  const sellers = ids.map((id, index) => {
    const own = all.map((entry) => ({
      ...entry,
      ...(index > 0 && { bundleName: `${id}-${entry.bundleName}` }),
      wholesaleCents: (entry.wholesaleCents ?? 0) + index,
    }));
    return {
      id,
      name: id,
      networks: null,
      cataloguePage: async () => ({ entries: own, refused: [], pageCount: 1 }),
    } as Partial<Wholesaler> as Wholesaler;
  });
  await syncCatalog({
    db: database,
    log: createLog('silent'),
    now: () => new Date(),
    settings: { FEE_POLICY: 'added' },
    wholesalers: wholesalersOf(sellers),
  });
  const { db } = database;
  await db.execute(sql`update plan set available = true where bundle_name = ${bundleOf(0)}`);
  for (const id of ids.slice(1))
    await db.execute(
      sql`insert into plan_source values (${COUNTRY}, ${bundleOf(0)}, ${id}, ${`${id}-bundle`}, 320, null)`,
    );
  await db.execute(sql`update catalog_revision set revision = revision + 1`);
  await memory.shop.deps.catalog.refresh();
  return {
    memory,
    close: async () => {
      await memory.shop.close();
      await rm(folder, { recursive: true });
    },
  };
}

const take = ({ memory: { shop } }: Kept) =>
  readSnapshot(shop.deps.db.db, 'added', createLog('silent')).then(({ snapshot }) => snapshot);

async function openPages({ memory: { shop } }: Kept): Promise<void> {
  for (let page = 0; page < PAGES; page++) {
    const answer = await shop.app.request(`${shop.deps.settings.BASE_URL}/api/countries/JP`);
    if (answer.status !== 200) throw new Error(`a country answered ${answer.status}`);
    await answer.arrayBuffer();
  }
}

async function buy({ memory }: Kept): Promise<void> {
  for (let bought = 0; bought < PURCHASES; bought++) {
    const { status } = await new CardCheckout(memory).buy();
    if (status !== 'ready') throw new Error(`a purchase is ${status}`);
  }
}

/** Megabytes that a snapshot holds. */
async function heldBy(kept: Kept, collect: () => void): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  const snapshot = await take(kept);
  collect();
  const held = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  if (snapshot.offers.size === 0) throw new Error('nothing is sold');
  return held;
}

export const bench: Bench = {
  title: 'A catalogue of 4,868 plans from three wholesalers, beside the same from one',
  async run(report) {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const all = entries();
    const one = await openWith(1, all);
    const three = await openWith(3, all);
    try {
      const figures: Figure[] = [];
      const works = {
        'A snapshot': take,
        [`${PAGES} pages of a country`]: openPages,
        [`${PURCHASES} purchases`]: buy,
      };
      for (const [what, work] of Object.entries(works)) {
        const times = { one: [] as number[], three: [] as number[] };
        await work(one);
        await work(three);
        // By turns, so that both meet the same machine.
        for (let round = 0; round < ROUNDS; round++) {
          times.one.push(await secondsOf(() => work(one)));
          times.three.push(await secondsOf(() => work(three)));
        }
        const ratio = median(times.three) / median(times.one);
        report({
          what: `${what}, three wholesalers`,
          value: ratio,
          unit: 'x one',
          goal: { most: MOST_TIME },
          beside: `one: ${(median(times.one) * 1000).toFixed(0)} ms`,
        });
        figures.push(
          { name: `${what}, one`, seconds: times.one },
          { name: `${what}, three`, seconds: times.three },
        );
      }
      const [alone, together] = [await heldBy(one, collect), await heldBy(three, collect)];
      report({
        what: 'Memory of a snapshot, three wholesalers',
        value: together / alone,
        unit: 'x one',
        goal: { most: MOST_MEMORY },
        beside: `one: ${alone.toFixed(1)} MB`,
      });
      return figures;
    } finally {
      await one.close();
      await three.close();
    }
  },
};
