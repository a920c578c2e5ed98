import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { countryTable } from '../../../src/server/catalog/tables.ts';
import { createLog } from '../../../src/server/core/log.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { databaseFunction } from '../../../src/server/db/statement.ts';
import { type QueueService, startQueue } from '../../../src/server/jobs/queue.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { tablesInCode } from '../../support/database/tables-in-code.ts';

let database: Database;
let drop: () => Promise<void>;
let queue: QueueService;
let firstRun: string[];
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
  firstRun = await migrate(database);
  queue = await startQueue(database, createLog('silent'));
});
afterAll(async () => {
  await queue.stop(1000);
  await database.close();
  await drop();
});

const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database.db.execute<T>(query)).rows;

describe('migrations', () => {
  it('run once, in the order of their names', async () => {
    expect(firstRun.length).toBeGreaterThan(3);
    expect(firstRun).toEqual([...firstRun].sort());
    expect(await migrate(database)).toEqual([]);
  });

  it('stop the start if they were changed after they had run', async () => {
    const [first] = await rows<{ hash: string }>(sql`select hash from migration where name = ${firstRun[0]}`);
    await database.db.execute(sql`update migration set hash = 'other' where name = ${firstRun[0]}`);
    await expect(migrate(database)).rejects.toThrow(`migration ${firstRun[0]} was changed after it had run`);
    await database.db.execute(sql`update migration set hash = ${first?.hash} where name = ${firstRun[0]}`);
    expect(await migrate(database)).toEqual([]);
  });
});

it('no trigger locks a full row after a reference to it was checked: two of them would deadlock', async () => {
  const { rows } = await database.db.execute(sql`select distinct proname from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid where not tgisinternal and tgtype & 2 = 0 and prosrc ~* 'for update'`);
  expect(rows).toEqual([]);
});

describe('indexes, which cost something on every write,', () => {
  it('never duplicate another', async () => {
    const found = await rows(sql`with indexes as (
        select indexrelid::regclass::text as name, indrelid, indisunique, indkey::text || ' ' as columns, indclass::text || ' ' as kinds,
          coalesce(pg_get_expr(indpred, indrelid), '') as condition, pg_get_expr(indexprs, indrelid) as expressions
        from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace)
      select needless.name from indexes as needless join indexes as other on other.indrelid = needless.indrelid
      where other.name <> needless.name and not needless.indisunique and starts_with(other.columns, needless.columns)
        and starts_with(other.kinds, needless.kinds)
        and other.condition = needless.condition and needless.expressions is null`);
    expect(found).toEqual([]);
  });

  it('name no column that a purchase sets as it moves: each move would write its entries in all of them', async () => {
    const moved = [
      'state',
      'state_since',
      'next_look_at',
      'lease_until',
      'lease_holder',
      'order_attempts',
      'last_error',
    ];
    const paid = ['paid_at', 'paid_by', 'paid_with'];
    // Of an index's columns, its condition and what it computes.
    const named = await rows<{ index: string; column: string }>(sql`
      select distinct objid::regclass::text as index, attname as column from pg_depend
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
      where classid = 'pg_class'::regclass and refobjid = 'purchase'::regclass
        and objid in (select indexrelid from pg_index where indrelid = 'purchase'::regclass)`);
    expect(named).toContainEqual({ index: 'purchase_guest_old', column: 'erased_at' });
    expect(named.filter(({ column }) => [...moved, ...paid].includes(column))).toEqual([]);
  });

  it('use inline expressions or PL/pgSQL: another function of ours would be planned again for each row', async () => {
    const computed = await rows<{ of: string; what: string }>(sql`
      select indrelid::regclass::text as of, pg_get_indexdef(indexrelid, place, true) as what
      from pg_index join pg_class on pg_class.oid = indrelid, generate_series(1, indnatts) as place
      where relnamespace = 'public'::regnamespace and indkey[place - 1] = 0`);
    expect(computed.map(({ what }) => what)).toContain('mailbox_of(email)');
    const ours = await rows<{ name: string }>(
      sql`select proname as name from pg_proc join pg_language on pg_language.oid = prolang
        where pronamespace = 'public'::regnamespace and lanname <> 'plpgsql'`,
    );
    const called: string[] = [];
    for (const { of, what } of computed) {
      const plan = await rows(sql.raw(`explain (verbose) select ${what} from "${of.replaceAll('"', '')}"`));
      const text = JSON.stringify(plan);
      called.push(...ours.filter(({ name }) => text.includes(`${name}(`)).map(({ name }) => name));
    }
    expect(called).toEqual([]);
  });
});

/** Columns that only the release before still uses, by table; the next contraction drops them. */
const LEAVING: Record<string, string[]> = {
  purchase: ['stripe_fee_cents integer', 'paypal_fee_cents integer'],
};

const tables = await tablesInCode();

describe('the tables in code', () => {
  it('are exactly the tables that the migrations make', async () => {
    const made = await rows<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
    );
    expect(tables.map((table) => table.name).sort()).toEqual(made.map((row) => row.table_name).sort());
  });

  it.each(tables)('have the same columns of $name as the database', async ({ name, columns }) => {
    const made = await rows<{ column_name: string; is_nullable: string; type: string; has_default: boolean }>(
      sql`select column_name, is_nullable, column_default is not null or is_identity = 'YES' as has_default,
        format_type(attribute.atttypid, null) as type
        from information_schema.columns
        join pg_attribute attribute on attrelid = ${name}::regclass and attname = column_name
        where table_schema = 'public' and table_name = ${name}`,
    );
    const inDatabase = made.map(
      (row) => `${row.column_name} ${row.type}${row.is_nullable === 'YES' ? ' null' : ''}`,
    );
    const inCode = columns.map((column) => {
      return `${column.name} ${column.getSQLType()}${column.notNull ? '' : ' null'}`;
    });
    expect([...inCode, ...(LEAVING[name] ?? [])].sort()).toEqual(inDatabase.sort());
    // Columns that code may leave out have a default.
    const filled = new Set(made.filter((row) => row.has_default).map((row) => row.column_name));
    for (const column of columns) if (column.hasDefault) expect(filled).toContain(column.name);
  });
});

describe('inside a transaction', () => {
  /** The error of a transaction that does this; the driver wraps our message in its own. */
  async function refusal(stray: () => PromiseLike<unknown>): Promise<string> {
    const failed: unknown = await database.db
      .transaction(async () => void (await stray()))
      .then(() => 'it went through')
      .catch((error: unknown) => error);
    return failed instanceof Error ? `${failed.message} ${String(failed.cause)}` : String(failed);
  }

  it.each([
    ['a query', () => database.db.execute(sql`select 1`)],
    ['a select', () => database.db.select().from(countryTable)],
    ['a transaction', () => database.db.transaction(async () => {})],
    ['a job without tx', () => queue.send('refund.send', { refundId: randomUUID() })],
  ])('%s on db is refused instead of waiting for itself', async (_, stray) => {
    expect(await refusal(stray)).toContain('inside a transaction: use tx');
    expect(await rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('a query outside of it is refused at any depth, even after a pause', async () => {
    const deep = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await database.db.execute(sql`select 1`);
    };
    expect(await refusal(deep)).toContain('inside a transaction: use tx');
  });

  it('other callers are not refused, they wait their turn', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const long = database.db.transaction(async (tx) => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return (await tx.execute<{ one: number }>(sql`select 1 as one`)).rows;
    });
    await begun;
    expect(await rows(sql`select 2 as two`)).toEqual([{ two: 2 }]);
    expect(await long).toEqual([{ one: 1 }]);
  });
});

it('a transaction that cannot begin loses no connection', async () => {
  const small = await freshDatabase(1);
  const nonsense = { isolationLevel: 'nonsense' as 'serializable' };
  await expect(small.database.db.transaction(async () => {}, nonsense)).rejects.toThrow('level nonsense');
  expect(await small.database.db.transaction(async () => 'done')).toBe('done');
  await small.database.close();
  await small.drop();
});

it.runIf(process.env['TEST_DATABASE_URL'])('a statement is planned once for each connection', async () => {
  const known = await database.db.transaction(async (tx) => {
    for (const value of [1, 2, 3]) await tx.execute(sql`select ${value}::int as planned_once`);
    return tx.execute(
      sql`select name from pg_prepared_statements where statement like ${'select $1::int as planned_once'}`,
    );
  });
  expect(known.rows).toHaveLength(1);
});

it.runIf(process.env['TEST_DATABASE_URL'])(
  "a function's answer survives a migration that adds a column to its row's table meanwhile",
  async () => {
    const { db } = database;
    await db.execute(sql`create table widened (id int)`);
    await db.execute(sql`insert into widened values (7)`);
    await db.execute(sql`create function read_widened() returns setof widened language plpgsql as $$
      declare one widened; begin select * into one from widened for update; return next one; end $$`);
    const read = databaseFunction('read_widened', (on, called) => on.select({ id: sql`id` }).from(called));
    // A connection that has called it before knows its columns.
    await Promise.all([read(db, {}), read(db, {})]);
    const altered = Promise.withResolvers<void>();
    const migration = db.transaction(async (tx) => {
      await tx.execute(sql`alter table widened add column name text`);
      altered.resolve();
      await vi.waitFor(
        async () => {
          const waiting = await tx.execute(
            sql`select 1 from pg_locks where not granted and relation = 'widened'::regclass`,
          );
          expect(waiting.rows).toHaveLength(1);
        },
        { timeout: 60_000 },
      );
    });
    await altered.promise;
    const reading = read(db, {});
    await migration;
    expect(await reading).toEqual([{ id: 7 }]);
  },
);
