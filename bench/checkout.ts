import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import type { Quote } from '../src/domain/checkout/quote-schema.ts';
import { createLog } from '../src/server/core/log.ts';
import { readSettings } from '../src/server/core/settings/env.ts';
import { type Database, openPglite, openPostgres } from '../src/server/db/database.ts';
import { openShop, type Shop } from '../src/server/shop.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { bundleOf, COUNTRY, sellPlans } from '../test/support/memory-world/sell-plans.ts';
import { MemoryWorld } from '../test/support/memory-world/world.ts';
import { p95, secondsOf } from './figures.ts';
import type { Bench, Figure } from './figures.ts';

const WARM_UP = 60;

/** A shop in this process whose providers answer at once. */
async function openBenchShop(
  database: Database,
  poolSize: number,
): Promise<{ shop: Shop; world: MemoryWorld }> {
  const settings = readSettings({ RATE_LIMIT_SCALE: '1000000', DATABASE_POOL: String(poolSize) });
  const world = new MemoryWorld(Date.now());
  const { stripe, paypal, wholesalers, mailer } = world;
  const shop = await openShop({
    settings,
    database,
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log: createLog('error'),
    parties: { stripe, paypal, wholesalers, mailer },
  });
  await sellPlans(database.db, 1);
  await shop.deps.catalog.refresh();
  return { shop, world };
}

export async function ask<T>({ app, deps }: Shop, path: string, body: object): Promise<T> {
  const { BASE_URL } = deps.settings;
  const response = await app.request(`${BASE_URL}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: BASE_URL },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Seconds from the first call of a checkout to its eSIM. */
export async function buy(shop: Shop, world: MemoryWorld, price: number): Promise<number> {
  const request = {
    bundle_name: bundleOf(0),
    country_code: COUNTRY,
    price,
    billing_details: { fullName: 'Mia Larsen', email: `${randomUUID()}@example.com` },
    payment_method: 'stripe',
    is_guest: true,
    attempt_id: randomUUID(),
  };
  return secondsOf(async () => {
    const started = await ask<{ payment_intent_id: string; order: string }>(
      shop,
      '/esims/create-payment-intent',
      request,
    );
    world.stripe.confirm(started.payment_intent_id, 'pays');
    const { payment_intent_id, order } = started;
    await ask(shop, '/esims/complete-purchase', { ...request, payment_intent_id, order });
  });
}

/** Buys `count` times, `atOnce` buyers at a time. */
async function measure(
  name: string,
  { shop, world }: { shop: Shop; world: MemoryWorld },
  count: number,
  atOnce: number,
): Promise<Figure> {
  const { quote } = await ask<{ quote: Quote }>(shop, '/quote', {
    bundle_name: bundleOf(0),
    country_code: COUNTRY,
  });
  const price = quote.methods.stripe.total_cents / 100;
  const seconds: number[] = [];
  const buyers = async (purchases: number) => {
    let left = purchases;
    const loop = async () => {
      while (left-- > 0) seconds.push(await buy(shop, world, price));
    };
    await Promise.all(Array.from({ length: atOnce }, loop));
  };
  await buyers(WARM_UP);
  seconds.length = 0;
  const before = process.cpuUsage();
  const total = await secondsOf(() => buyers(count));
  const used = process.cpuUsage(before);
  const own = (used.user + used.system) / 1000 / count;
  const note = `${(count / total).toFixed(0)} purchases a second, p95 ${p95(seconds).toFixed(3)} s, ${own.toFixed(1)} ms of our own time each`;
  return { name, seconds, note };
}

async function baseline(name: string, { db }: Database): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < 200; round++) {
    seconds.push(await secondsOf(() => db.execute(sql`select 1`)));
  }
  return { name, seconds };
}

async function onPostgres(figures: Figure[]): Promise<void> {
  const folder = findPostgres();
  if (!folder) {
    console.log('PostgreSQL is left out: there is none on this machine.\n');
    return;
  }
  const cluster = await startPostgres(folder);
  const poolSize = readSettings({}).DATABASE_POOL;
  const database = openPostgres({ url: cluster.url, directUrl: cluster.url, poolSize });
  const bench = await openBenchShop(database, poolSize);
  try {
    figures.push(await baseline('An empty query, PostgreSQL', database));
    figures.push(await measure('A purchase alone, PostgreSQL', bench, 200, 1));
    figures.push(await measure('A purchase among 16, PostgreSQL', bench, 1500, 16));
    await bench.shop.queue.work(bench.shop.handlers);
    figures.push(await measure('The same while this process also writes mails', bench, 300, 16));
  } finally {
    await bench.shop.close();
    await cluster.stop();
  }
}

async function onPglite(figures: Figure[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'simport-bench-'));
  const database = await openPglite({ folder });
  const bench = await openBenchShop(database, 2);
  try {
    figures.push(await baseline('An empty query, PGlite', database));
    figures.push(await measure('A purchase among 4, PGlite', bench, 200, 4));
  } finally {
    await bench.shop.close();
    await rm(folder, { recursive: true });
  }
}

export const bench: Bench = {
  title:
    'A purchase from the first call to its eSIM, with providers that answer at once (aim: 200 a second on 2 cores with PostgreSQL, at least 100)',
  async run() {
    const figures: Figure[] = [];
    await onPostgres(figures);
    await onPglite(figures);
    return figures;
  },
};
