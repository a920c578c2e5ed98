import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { createCipher } from '../../../src/server/db/cipher.ts';
import { lockDataDir } from '../../../src/server/db/data-dir.ts';
import { type Database, openPglite, openPostgres } from '../../../src/server/db/database.ts';
import { checkMark } from '../../../src/server/db/shop-mark.ts';
import { moveForVerb } from '../../../src/server/jobs/schema/move-for-verb.ts';
import { prepareDatabase } from '../../../src/server/jobs/schema/prepare-database.ts';
import { startDatabaseProxy } from '../../support/database/database-proxy.ts';
import { emptyPglite, ownAddress } from '../../support/database/fresh-database.ts';
import { startPgbouncer } from '../../support/database/pgbouncer.ts';
import { findPostgres, startPostgres } from '../../support/database/postgres.ts';
import { fillShop } from '../../support/growth/fill-shop.ts';
import { findProgram } from '../../support/machine/programs.ts';
import { OutsideWorld } from '../../support/outside/outside-world.ts';
import { startRunningShop } from '../../support/shop/running-shop.ts';
import { launch } from '../../support/shop/shop-process.ts';
import { CAN_HAVE_TWO_WEBS, visitorOf } from '../../support/shop/two-webs.ts';

let server = process.env['TEST_DATABASE_URL'] ?? '';
const home = mkdtempSync(path.join(tmpdir(), 'simport-move-'));
const filled = path.join(home, 'filled');
const DATA_KEY = 'ab'.repeat(32);
const cipher = createCipher(DATA_KEY);
const log = createLog('silent');
const ORDERS = 300;
/** Larger than the pieces in which rows are read. */
const PICTURE = 6_000_000;

/** Values that a copy could change: control characters, `null` of JSON beside no value, microseconds, bytes, lists, the last number of a row. */
const ODD = [
  sql`insert into place_picture (id, large, small, width, height, created_at)
    select md5('odd'), decode(repeat('00ff5c0a', ${PICTURE / 4}::int), 'hex'), ''::bytea, 1, 1, '2026-01-02 03:04:05.678901+00'`,
  sql`insert into saved_view (id, screen, name, is_shared, query, columns, changed_at)
    select gen_random_uuid(), 'orders', ${'tab\t line\n\\N \\ “ü” 🗻'} || n, true, 'null', case n when 1 then 'null'::jsonb end, 'infinity'
    from generate_series(1, 2) as n`,
  sql`insert into country_network (wholesaler, iso, brand, mcc, mnc, speed) values ('esim-go', 'JP', 'Ä, "B" {C}', '440', '10', array['4G', '', 'a,b', null, 'null'])`,
  sql`insert into pgboss.job (name, data, start_after) values ('mail.send', '{"mailId": null}', now())`,
];

async function fill(): Promise<void> {
  mkdirSync(filled);
  const database = await openPglite({ folder: path.join(filled, 'db'), dump: await emptyPglite() });
  await prepareDatabase(database, { cipher, kind: 'sandbox', log });
  const client = { query: (text: string) => database.db.execute(text) } as unknown as pg.Client;
  await fillShop(client, ORDERS, { now: new Date(), tell: () => {} });
  for (const statement of ODD) await database.db.execute(statement);
  // Who has erased rows has gaps in their numbers, and goes on behind the last.
  await database.db.execute(`select setval(pg_get_serial_sequence('order_note', 'id'), 7000, true)`);
  await database.close();
}

/** A data folder of the filled shop, and an empty database for it; both go with the test. */
async function aShop(): Promise<{ dataDir: string; url: string }> {
  const dataDir = mkdtempSync(path.join(home, 'shop-'));
  cpSync(filled, dataDir, { recursive: true });
  const { url, drop } = await ownAddress(server);
  onTestFinished(drop);
  return { dataDir, url };
}

async function moved(dataDir: string, url: string, env: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  const settings = readSettings({ DATA_DIR: dataDir, DATA_KEY, ...env });
  await moveForVerb(settings, ['--to', url], (line) => lines.push(line));
  return lines.join('\n');
}

async function asked<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

type Rows = (text: string) => Promise<{ text: string }[]>;

/** Every row of the shop's tables and of its queue as text, by table. */
async function everything(rows: Rows): Promise<Map<string, string[]>> {
  await rows(`set timezone = 'UTC'`);
  const tables = await rows(
    `select format('%I.%I', schemaname, tablename) as text from pg_tables where schemaname in ('public', 'pgboss')
      and tablename not in ('migration', 'shop_mark', 'version', 'bam') and tablename !~ '^queue_stats' order by 1`,
  );
  const all = new Map<string, string[]>();
  for (const { text: name } of tables) {
    const found = await rows(`select row_to_json(t)::text as text from ${name} t`);
    all.set(name, found.map(({ text }) => text).sort());
  }
  return all;
}

async function embedded(dataDir: string, ask: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openPglite({ folder: path.join(dataDir, 'db') });
  try {
    await ask(database);
  } finally {
    await database.close();
  }
}

/** The books are in the one place or the other, never in both, and whole. */
async function expectMoved(dataDir: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await embedded(dataDir, async (old) => {
      const there = await everything(async (text) => (await client.query<{ text: string }>(text)).rows);
      const here = await everything(async (text) => (await old.db.execute<{ text: string }>(text)).rows);
      for (const [name, rows] of here) expect(there.get(name), name).toEqual(rows);
      expect([...there.keys()]).toEqual([...here.keys()]);
      await expect(checkMark(old, cipher, 'sandbox')).rejects.toThrow(
        `${new URL(url).pathname}; set DATABASE_URL to that database, and start it there.`,
      );
    });
  } finally {
    await client.end();
  }
  const database = openPostgres({ url, directUrl: url, poolSize: 1 });
  await checkMark(database, cipher, 'sandbox');
  await database.close();
}

const RULES = `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as text from pg_constraint
    where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`;

const TITLE = 'a move to PostgreSQL (tested where it is installed)';
describe.skipIf(!CAN_HAVE_TWO_WEBS)(TITLE, { timeout: 180_000 }, () => {
  let stop = async () => {};
  beforeAll(async () => {
    if (server === '') {
      const cluster = await startPostgres(findPostgres() ?? '');
      server = cluster.url;
      stop = () => cluster.stop();
    }
    await fill();
  }, 180_000);
  afterAll(async () => {
    await stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('brings every row, says what it compared, and leaves no two shops', async () => {
    const { dataDir, url } = await aShop();
    const told = await moved(dataDir, url);
    await expectMoved(dataDir, url);
    expect(told).toMatch(/^purchase {2,}900 {2,}900 {2,}equal$/m);
    expect(told).toMatch(/^pgboss\.job {2,}1 {2,}1 {2,}equal$/m);
    expect(told).toMatch(/^payment\.amount_cents, USD {2,}(\d+) {2,}\1 {2,}equal$/m);
    expect(told).toContain('The books are equal, in number and in content');
    expect(told).toContain('the same DATA_KEY');
    expect(told).not.toContain(DATA_KEY);
    // New rows are numbered behind the old ones, and the tables keep their rules.
    const [note] = await asked<{ next: string }>(
      url,
      `select nextval(pg_get_serial_sequence('order_note', 'id'))::text as next`,
    );
    expect(note?.next).toBe('7001');
    const { url: plain, drop } = await ownAddress(server);
    onTestFinished(drop);
    const fresh = openPostgres({ url: plain, directUrl: plain, poolSize: 2 });
    await prepareDatabase(fresh, { cipher, kind: 'sandbox', log });
    await fresh.close();
    expect(await asked(url, RULES)).toEqual(await asked(plain, RULES));
    // A second move changes nothing; one to elsewhere would make a second shop.
    expect(await moved(dataDir, url)).toContain('The shop has moved.');
    const { url: other, drop: dropOther } = await ownAddress(server);
    onTestFinished(dropOther);
    await expect(moved(dataDir, other)).rejects.toThrow(
      `This shop has moved to ${new URL(url).host}${new URL(url).pathname} already.`,
    );
  });

  it('refuses whatever it could harm, and changes nothing', async () => {
    const { dataDir, url } = await aShop();
    const inUse = lockDataDir(dataDir);
    await expect(moved(dataDir, url)).rejects.toThrow(`is in use by process ${process.pid}; stop it`);
    inUse.release();
    await expect(moved(dataDir, url, { DATABASE_URL: url })).rejects.toThrow('DATABASE_URL is set');
    await expect(moved(dataDir, url, { DATA_KEY: 'cd'.repeat(32) })).rejects.toThrow(
      'DATA_KEY is not the key',
    );
    await expect(moved(dataDir, url, { DATA_KEY: '' })).rejects.toThrow('data.key: bring it back');
    await expect(moved(path.join(home, 'none'), url)).rejects.toThrow('There is no embedded database in');
    await expect(moved(dataDir, 'postgres://127.0.0.1:1/x')).rejects.toThrow(
      'the database does not let us in (ECONNREFUSED); check --to.',
    );
    for (const words of [[], ['--to'], [url], ['--to', 'nowhere'], ['--to', url, 'x']])
      await expect(moveForVerb(readSettings({ DATA_DIR: dataDir }), words, () => {})).rejects.toThrow(
        'Say where to: move --to postgres://',
      );

    await asked(url, 'create table theirs (id int); insert into theirs values (1)');
    await expect(moved(dataDir, url)).rejects.toThrow('has tables that are no shop’s');
    await asked(url, 'drop table theirs');
    const theirs = openPostgres({ url, directUrl: url, poolSize: 2 });
    await prepareDatabase(theirs, { cipher: createCipher('cd'.repeat(32)), kind: 'sandbox', log });
    await expect(moved(dataDir, url)).rejects.toThrow('has a shop in it already');
    await theirs.db.execute('delete from shop_mark');
    await theirs.db.execute(`insert into migration (name, hash) values ('9999-next.sql', '')`);
    await expect(moved(dataDir, url)).rejects.toThrow('was made by another release (9999-next.sql)');
    await theirs.close();
    await embedded(dataDir, (old) => checkMark(old, cipher, 'sandbox'));
  });

  it('refuses a pooler that shares connections', async ({ skip }) => {
    const program = findProgram('pgbouncer');
    if (!program) return skip('no PgBouncer; `apt-get install pgbouncer` brings it in');
    const { dataDir, url } = await aShop();
    const pooler = await startPgbouncer(program, server, 'transaction');
    onTestFinished(() => pooler.stop());
    await expect(moved(dataDir, new URL(new URL(url).pathname, pooler.url).href)).rejects.toThrow(
      '--to leads to a pooler that shares connections',
    );
  });

  it('notices that the books differ, and moves nothing', async () => {
    const { dataDir, url } = await aShop();
    const database = openPostgres({ url, directUrl: url, poolSize: 2 });
    await prepareDatabase(database, { cipher, kind: 'sandbox', log });
    await database.db.execute('delete from shop_mark');
    // A rule of the server that rounds what it is given, as no trigger of ours does.
    await database.db.execute('alter table payout alter column amount_cents type numeric(9, -2)');
    await database.close();
    await expect(moved(dataDir, url)).rejects.toThrow(/^payout +\d+ +\d+ +DIFFERS$[^]+nothing was moved/m);
    expect(await asked(url, 'select 1 from purchase')).toEqual([]);
    await embedded(dataDir, (old) => checkMark(old, cipher, 'sandbox'));
  });

  it.each([
    ['while it makes the tables', /create table purchase \(/],
    ['before the rows come', /^truncate/],
    ['amid the rows', /^copy payment /],
    ['while it looks at the references', /add constraint/],
    ['before they are there for good', /^commit/],
    ['before the shop may start there', /^update shop_mark set mode = \$1/],
    ['at its very end', /^analyze/],
  ])('killed %s, it goes on or begins anew, and no shop starts on half of the books', async (_, point) => {
    const { dataDir, url } = await aShop();
    const reached = Promise.withResolvers<void>();
    const proxy = await startDatabaseProxy(url, (text) => point.test(text.trim()) && reached.resolve());
    onTestFinished(() => proxy.close());
    const settings = { DATA_DIR: dataDir, DATA_KEY };
    const words = [path.join('src', 'server', 'operate.ts'), 'move', '--to', proxy.url];
    const child = launch('move', words, settings);
    await reached.promise;
    child.kill('SIGKILL');
    await child.exited;
    const isThere = await asked<{ mode: string }>(url, 'select mode from shop_mark').catch(() => []);
    await embedded(dataDir, async (old) => {
      const starts = await checkMark(old, cipher, 'sandbox').then(
        () => true,
        () => false,
      );
      expect([starts, isThere[0]?.mode === 'sandbox']).not.toEqual([true, true]);
    });
    await moved(dataDir, url);
    await expectMoved(dataDir, url);
    expect(existsSync(path.join(dataDir, 'shop.lock'))).toBe(false);
  });

  it('leaves a shop that knows its buyers, sells, and gives money back', async () => {
    const { url, drop } = await ownAddress(server);
    onTestFinished(drop);
    let databaseUrl = '';
    const shop = await startRunningShop({
      ownEnv: () => (databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
    });
    onTestFinished(() => shop.stop());
    const buyer = visitorOf(shop)(0);
    const { started, completed } = await buyer.buy(await buyer.plan('JP'));
    const { iccid } = completed.body;
    await expect.poll(async () => (await buyer.order(started.order)).status).toBe('ready');
    await expect(shop.operate('move', '--to', url)).rejects.toThrow('is in use by process');
    await shop.kill('SIGTERM');
    expect(await shop.operate('move', '--to', url)).toContain('The shop has moved.');

    await expect(shop.restart()).rejects.toThrow();
    expect(shop.logs()).toContain('this shop has moved to');
    databaseUrl = url;
    await shop.restart();
    expect(await buyer.order(started.order)).toMatchObject({ status: 'ready', esim: { iccid } });
    const other = visitorOf(shop)(0);
    const next = await other.buy(await other.plan('FR'));
    expect(next.completed.body.iccid).toMatch(/^89/);
    const { esim } = await buyer.order(started.order);
    expect((await buyer.post(`/api/esims/${esim?.id ?? ''}/refund`, {})).status).toBe(200);
    await expect
      .poll(async () => (await buyer.order(started.order)).status, { timeout: 60_000 })
      .toBe('refunded');
    const { refunds, provider_orders: orders } = await new OutsideWorld(shop.sandbox.control).ledger();
    expect([refunds.length, orders.length]).toEqual([1, 2]);
  });
});
