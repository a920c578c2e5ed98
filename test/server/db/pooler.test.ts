import { expect, test } from 'vitest';

import { createCipher } from '../../../src/server/db/cipher.ts';
import { CannotStart } from '../../../src/server/db/data-dir.ts';
import { openPostgres } from '../../../src/server/db/database.ts';
import { refusePooler, refuseTwoDatabases } from '../../../src/server/db/refuse-pooler.ts';
import { checkDatabase } from '../../../src/server/db/schema/database-check.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { markDatabase } from '../../../src/server/db/shop-mark.ts';
import { startPgbouncer } from '../../support/database/pgbouncer.ts';
import { findPostgres, startPostgres } from '../../support/database/postgres.ts';
import { findProgram } from '../../support/machine/programs.ts';
import { startTestShop } from '../../support/shop/shop.ts';

const key = createCipher('ab'.repeat(32));

/** The doctor's findings about two addresses. */
async function examined(url: string, direct?: string) {
  const settings = {
    SHOP_MODE: 'sandbox' as const,
    STRIPE_STAGING: false,
    DATABASE_POOL: 10,
    DATABASE_URL: url,
    ...(direct !== undefined && { DATABASE_DIRECT_URL: direct }),
  };
  const told: string[] = [];
  for await (const { about, light, found } of checkDatabase(settings, key))
    if (about === 'Database: way to it') told.push(`${light}: ${found}`);
  return told.join();
}

const MISSING = 'no PgBouncer or no PostgreSQL; `apt-get install postgresql pgbouncer` brings them in';

test('a pooler that shares connections is refused without a direct address', async ({ skip }) => {
  const [folder, program] = [findPostgres(), findProgram('pgbouncer')];
  if (!folder || !program) return skip(MISSING);
  const cluster = await startPostgres(folder);
  const sharing = await startPgbouncer(program, cluster.url, 'transaction');
  const keeping = await startPgbouncer(program, cluster.url, 'session');
  try {
    const refused = (name: string) =>
      new CannotStart(
        `${name} leads to a pooler that shares connections (PgBouncer in transaction mode, say); set DATABASE_DIRECT_URL to PostgreSQL's own address.`,
      );
    const check = (url: string, direct?: string) =>
      refusePooler({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct });
    await expect(check(sharing.url)).rejects.toThrow(refused('DATABASE_URL'));
    await expect(check(cluster.url, sharing.url)).rejects.toThrow(refused('DATABASE_DIRECT_URL'));
    for (const direct of [cluster.url, keeping.url])
      await expect(check(sharing.url, direct)).resolves.toBeUndefined();
    await expect(check(cluster.url)).resolves.toBeUndefined();
    expect(await examined(sharing.url)).toBe(`red: ${refused('DATABASE_URL').message}`);
    expect(await examined(cluster.url, sharing.url)).toBe(`red: ${refused('DATABASE_DIRECT_URL').message}`);
    expect(await examined(sharing.url, cluster.url)).toMatch(/^green: /);
    expect(await examined(cluster.url)).toMatch(/^green: /);
  } finally {
    await sharing.stop();
    await keeping.stop();
    await cluster.stop();
  }
});

test('two addresses of different databases are refused', async ({ skip }) => {
  const folder = findPostgres();
  if (!folder) return skip('no PostgreSQL; `apt-get install postgresql` brings it in');
  const cluster = await startPostgres(folder);
  try {
    const other = new URL(cluster.url);
    other.pathname = '/template1';
    const refusal =
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL; let both lead to the same one.';
    const check = (url: string, direct?: string) =>
      refuseTwoDatabases({ DATABASE_URL: url, ...(direct !== undefined && { DATABASE_DIRECT_URL: direct }) });
    const mark = async (url: string) => {
      const database = openPostgres({ url, directUrl: url, poolSize: 2 });
      await migrate(database);
      await markDatabase(database, key, 'sandbox');
      await database.close();
    };
    await check(cluster.url, other.href);
    await mark(cluster.url);
    await expect(check(cluster.url, other.href)).rejects.toThrow(new CannotStart(refusal));
    await mark(other.href);
    await expect(check(cluster.url, other.href)).rejects.toThrow(new CannotStart(refusal));
    expect(await examined(cluster.url, other.href)).toBe(`red: ${refusal}`);
    await check(cluster.url, cluster.url);
    await check(cluster.url);
    expect(await examined(cluster.url, cluster.url)).toMatch(/^green: /);
  } finally {
    await cluster.stop();
  }
});

test('people buy through such a pooler with a direct address, and get their eSIM and its mail', async ({
  skip,
}) => {
  const [folder, program] = [findPostgres(), findProgram('pgbouncer')];
  if (!folder || !program) return skip(MISSING);
  const cluster = await startPostgres(folder);
  // Fewer servers than the shop has connections, so that they are shared.
  const pooler = await startPgbouncer(program, cluster.url, 'transaction', ['default_pool_size = 3']);
  const shop = await startTestShop({ databaseServer: cluster.url, pooler: pooler.url, work: true });
  try {
    const buy = async (iso: string) => {
      const buyer = shop.buyer();
      const begun = await buyer.begin(await buyer.plan(iso));
      await buyer.pay(begun.started);
      expect(await begun.complete()).toMatchObject({ status: 200, body: { status: 'ready' } });
      return begun;
    };
    const all = await Promise.all(['JP', 'FR', 'ES', 'SE', 'US', 'DE'].map(buy));
    for (const begun of all) {
      await expect.poll(async () => (await shop.purchaseOf(begun)).state).toBe('delivered');
      const { charges, orders, mails } = await shop.world.books(begun);
      expect([charges.length, orders.length, mails.length]).toEqual([1, 1, 1]);
    }
    expect(shop.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await pooler.servers()).toBeLessThanOrEqual(3);
  } finally {
    await shop.stop();
    await pooler.stop();
    await cluster.stop();
  }
});
