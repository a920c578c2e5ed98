import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { desc, sql } from 'drizzle-orm';
import pg from 'pg';

import { LOCAL_CURRENCIES, type LocalCurrency } from '../src/domain/operators/pricing/currency-schema.ts';
import { runVerb } from '../src/server/admin/run-verb.ts';
import { readSettings } from '../src/server/core/settings/env.ts';
import { type Database, openPglite, openPostgres } from '../src/server/db/database.ts';
import { currencyListTable } from '../src/server/pricing/tables.ts';
import { atCommandLine } from '../src/server/staff/acting.ts';
import { callsOf } from '../test/support/database/count-calls.ts';
import { type Cluster, findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import {
  CardCheckout,
  inCurrency,
  type MemoryShop,
  openMemoryShop,
  severalOf,
} from '../test/support/memory-world/memory-shop.ts';
import { type Bench, type Figure, type Measured, median, p95, secondsOf } from './figures.ts';
import { BarePurchase } from './simulated/bare-purchase.ts';

const WARM_UP = 60;

interface Load {
  count: number;
  /** Simultaneous buyers. */
  atOnce: number;
  /** The processor time that the database's own processes have used so far. */
  databaseMs?: () => Promise<number>;
  /** The least number of purchases per second. */
  least?: number;
}

type Report = (measured: Measured) => void;

const MAX_CALLS = 15;
const MAX_CPU_MS = 8;
const MAX_P95_MS = 100;
const MIN_OF_BARE = 0.7;
const MAX_OF_THREE = 1.6;
const MIN_OF_DOLLARS = 0.95;
/** Simultaneous buyers of a busy shop. */
const AT_ONCE = 16;
/** About as on a day of November 2026. */
const PER_DOLLAR: Record<LocalCurrency, number> = {
  EUR: 0.86,
  GBP: 0.76,
  CHF: 0.8,
  SEK: 9.4,
  NOK: 10.1,
  DKK: 6.4,
  PLN: 3.65,
  CZK: 20.8,
  HUF: 330,
  TRY: 42,
  JPY: 155,
  KRW: 1460,
  TWD: 31,
  HKD: 7.8,
  SGD: 1.3,
  THB: 32,
  AUD: 1.5,
  NZD: 1.75,
  CAD: 1.4,
  MXN: 18.4,
  BRL: 5.3,
  INR: 89,
  AED: 3.67,
  ILS: 3.25,
  ZAR: 17.1,
};

/** Buys `count` times, with `atOnce` simultaneous buyers. */
async function measure(
  name: string,
  shop: MemoryShop,
  { count, atOnce, databaseMs = async () => 0, least }: Load,
  report: Report,
): Promise<Figure> {
  const seconds: number[] = [];
  const buyers = async (purchases: number) => {
    let left = purchases;
    const loop = async () => {
      while (left-- > 0) seconds.push(await secondsOf(() => new CardCheckout(shop).buy()));
    };
    await Promise.all(Array.from({ length: atOnce }, loop));
  };
  await buyers(WARM_UP);
  const calls = await callsOf(() => buyers(1));
  seconds.length = 0;
  const before = process.cpuUsage();
  const databaseBefore = await databaseMs();
  const total = await secondsOf(() => buyers(count));
  const used = process.cpuUsage(before);
  const own = (used.user + used.system) / 1000 / count;
  const databases = ((await databaseMs()) - databaseBefore) / count;
  if (least !== undefined) {
    const beside = `ours ${own.toFixed(1)} ms, the database's ${databases.toFixed(1)} ms`;
    const late = p95(seconds) * 1000;
    report({ what: name, value: count / total, unit: 'a second', goal: { least } });
    const onServer = (most: number) => (databases > 0 ? { goal: { most } } : {});
    report({ what: 'its p95', value: late, unit: 'ms', ...onServer(MAX_P95_MS) });
    report({ what: 'its SQL calls', value: calls.length, unit: 'calls', goal: { most: MAX_CALLS } });
    report({
      what: 'its processor time',
      value: own + databases,
      unit: 'ms',
      ...onServer(MAX_CPU_MS),
      beside,
    });
  }
  const rate = `${(count / total).toFixed(0)} purchases a second, p95 ${p95(seconds).toFixed(3)} s`;
  const cpu = `${own.toFixed(1)} ms of our own processor time and ${databases.toFixed(1)} ms of the database's processes`;
  return { name, seconds, note: `${rate}; each ${cpu}, ${calls.length} SQL calls` };
}

/** The database's processor time for a bare client's purchase, and for one of ours: by turns, so that both meet the same machine. */
async function besideBareSql(shop: MemoryShop, cluster: Cluster, report: Report): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const copy = await BarePurchase.ofNewest(client);
  const spent = async (buy: () => Promise<unknown>, count: number) => {
    const before = await cluster.cpuMs();
    for (let left = count; left > 0; left--) await buy();
    return (await cluster.cpuMs()) - before;
  };
  const ours = () => new CardCheckout(shop).buy();
  const bare = () => copy.buy();
  await spent(bare, WARM_UP);
  const [turns, count] = [20, 50];
  const sums = { ours: 0, bare: 0 };
  for (let turn = 0; turn < turns; turn++) {
    sums.ours += await spent(ours, count);
    sums.bare += await spent(bare, count);
  }
  await client.end();
  const each = (sum: number) => `${(sum / turns / count).toFixed(2)} ms`;
  report({
    what: 'a purchase beside bare SQL',
    value: sums.bare / sums.ours,
    unit: 'x bare',
    goal: { least: MIN_OF_BARE },
    beside: `the database's processor time: ours ${each(sums.ours)}, the same writes by a bare client ${each(sums.bare)}`,
  });
}

/** Three plans at once beside one: by turns, so that both meet the same machine. */
async function ofThree(shop: MemoryShop, report: Report): Promise<void> {
  const three = await severalOf(shop, 3);
  const seconds: Record<'one' | 'three', number[]> = { one: [], three: [] };
  for (let turn = 0; turn < 200; turn++) {
    seconds.one.push(await secondsOf(() => new CardCheckout(shop).buy()));
    seconds.three.push(await secondsOf(() => new CardCheckout(shop, three).buy()));
  }
  const [one, many] = [median(seconds.one), median(seconds.three)];
  report({
    what: 'three plans at once',
    value: many / one,
    unit: 'x one',
    goal: { most: MAX_OF_THREE },
    beside: `${(many * 1000).toFixed(1)} ms and ${(one * 1000).toFixed(1)} ms alone`,
  });
}

/**
 * Purchases a second in a shop that sells in all currencies, half of them paid in euros and yen, beside those of the same shop with
 * dollars alone: by turns, so that both meet the same machine and the same tables.
 */
async function inCurrencies(memory: MemoryShop, report: Report): Promise<void> {
  const { shop } = memory;
  const call = { deps: shop.deps, by: atCommandLine('bench') };
  for (const currency of LOCAL_CURRENCIES) {
    await runVerb(call, 'rate_enter', { currency, per_base: PER_DOLLAR[currency] });
    await runVerb(call, 'currency_publish', { currency, on: true });
  }
  const { db } = shop.deps.db;
  const [published] = await db
    .select()
    .from(currencyListTable)
    .orderBy(desc(currencyListTable.version))
    .limit(1);
  if (!published) throw new Error('no currency is switched on');
  let { version } = published;
  const sellIn = async (currencies: typeof published.currencies) => {
    version += 1;
    await db.insert(currencyListTable).values({ ...published, currencies, version });
    await shop.deps.catalog.refresh();
  };
  const rateOf = async (changes: readonly object[], count: number) => {
    let left = count;
    const loop = async () => {
      while (left-- > 0) await new CardCheckout(memory, changes[left % changes.length]).buy();
    };
    return count / (await secondsOf(() => Promise.all(Array.from({ length: AT_ONCE }, loop))));
  };
  const euros = await inCurrency(memory, 'EUR');
  const yen = await inCurrency(memory, 'JPY');
  const rates = { off: [] as number[], on: [] as number[] };
  const [turns, count] = [12, 160];
  for (let turn = -1; turn < turns; turn++) {
    await sellIn({});
    const off = await rateOf([{}], count);
    await sellIn(published.currencies);
    const on = await rateOf([{}, euros, {}, yen], count);
    // The first turn warms up.
    if (turn < 0) continue;
    rates.off.push(off);
    rates.on.push(on);
  }
  const [off, on] = [median(rates.off), median(rates.on)];
  report({
    what: `purchases among ${AT_ONCE} with ${LOCAL_CURRENCIES.length + 1} currencies on, half in euros and yen`,
    value: on / off,
    unit: 'x dollars alone',
    goal: { least: MIN_OF_DOLLARS },
    beside: `${on.toFixed(0)} a second, and ${off.toFixed(0)} with dollars alone`,
  });
}

async function baseline(name: string, { db }: Database): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < 200; round++) {
    seconds.push(await secondsOf(() => db.execute(sql`select 1`)));
  }
  return { name, seconds };
}

async function onPostgres(figures: Figure[], report: Report): Promise<void> {
  const folder = findPostgres();
  if (!folder) {
    console.log('PostgreSQL is left out: there is none on this machine.\n');
    return;
  }
  const cluster = await startPostgres(folder);
  const databaseMs = () => cluster.cpuMs();
  const poolSize = readSettings({}).DATABASE_POOL;
  const database = openPostgres({ url: cluster.url, directUrl: cluster.url, poolSize });
  const bench = await openMemoryShop(database, { DATABASE_POOL: String(poolSize) });
  try {
    figures.push(await baseline('An empty query, PostgreSQL', database));
    figures.push(
      await measure('A purchase alone, PostgreSQL', bench, { count: 200, atOnce: 1, databaseMs }, report),
    );
    figures.push(
      await measure(
        'A purchase among 16, PostgreSQL',
        bench,
        { count: 1500, atOnce: AT_ONCE, databaseMs, least: 250 },
        report,
      ),
    );
    await besideBareSql(bench, cluster, report);
    await ofThree(bench, report);
    await inCurrencies(bench, report);
    await bench.shop.queue.work(bench.shop.handlers);
    const load = { count: 300, atOnce: AT_ONCE, databaseMs };
    figures.push(await measure('The same while this process also writes mails', bench, load, report));
  } finally {
    await bench.shop.close();
    await cluster.stop();
  }
}

async function onPglite(figures: Figure[], report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'simport-bench-'));
  const database = await openPglite({ folder });
  const bench = await openMemoryShop(database);
  try {
    figures.push(await baseline('An empty query, PGlite', database));
    figures.push(
      await measure('A purchase among 4, PGlite', bench, { count: 200, atOnce: 4, least: 70 }, report),
    );
  } finally {
    await bench.shop.close();
    await rm(folder, { recursive: true });
  }
}

export const bench: Bench = {
  title: 'A purchase from the first call to its eSIM, with providers that answer at once',
  async run(report) {
    const figures: Figure[] = [];
    await onPostgres(figures, report);
    await onPglite(figures, report);
    return figures;
  },
};
