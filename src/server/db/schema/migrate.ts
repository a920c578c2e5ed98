import { setTimeout as pause } from 'node:timers/promises';

import { type SQL, sql } from 'drizzle-orm';

import type { Database, DbOrTx } from '../database.ts';
import { withoutDeadline } from '../postgres-client.ts';
import { type Migration, migrationsIn } from './migration-files.ts';
import { dueIn, functionOf, readRun } from './schema-state.ts';

/** Any number, the same in every process: the one that migrates holds this lock. */
const LOCK = 7_301_466;
const LOCK_RETRY_MS = 200;

interface Options {
  /** This release's by default. */
  migrations?: Migration[];
  /** Called after each migration, with the time it took. */
  onRun?: (name: string, ms: number) => void;
}

/**
 * Brings the database to the newest version: plain SQL files in order of name, forward only. Consecutive ones run in one
 * transaction; those marked `alone` run outside of any. Safe to call from several processes at once, and after one was killed.
 * Returns the names newly run.
 */
export function migrate(
  database: Database,
  { migrations = migrationsIn(), onRun = () => {} }: Options = {},
): Promise<string[]> {
  return withoutDeadline(() => underLock(database, () => bringUp(database, migrations, onRun)));
}

async function bringUp(
  { db }: Database,
  migrations: Migration[],
  onRun: NonNullable<Options['onRun']>,
): Promise<string[]> {
  const due = dueIn(migrations, await readRun(db));
  if (due.length === 0) return [];
  for (const statement of OWN_TABLE) await db.execute(statement);
  for (const group of inGroups(due)) {
    const [first] = group;
    if (first?.isAlone) await dropHalfBuilt(db, first);
    const run = (on: DbOrTx) => runAll(on, group);
    const times = first?.isAlone ? await run(db) : await db.transaction(run);
    times.forEach(([name, ms]) => onRun(name, ms));
  }
  return due.map(({ name }) => name);
}

async function runAll(db: DbOrTx, migrations: Migration[]): Promise<[name: string, ms: number][]> {
  const times: [string, number][] = [];
  for (const { name, hash, statements, isCompatible } of migrations) {
    const started = performance.now();
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into migration (name, hash, compatible) values (${name}, ${hash}, ${isCompatible})
        on conflict (name) do update set run_at = now()`,
    );
    times.push([name, performance.now() - started]);
  }
  return times;
}

const OWN_TABLE: SQL[] = [
  sql`create table if not exists migration (name text primary key, hash text not null, run_at timestamptz not null default now())`,
  sql`alter table migration add column if not exists compatible boolean not null default false`,
];

/** An `alone` migration is a group by itself. So is a function, because its triggers lock tables that buyers write. */
function inGroups(migrations: Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of migrations) {
    const last = groups.at(-1);
    if (last && !isApart(migration) && !isApart(last[0])) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

const isApart = (one?: Migration) => one?.isAlone === true || functionOf(one?.name ?? '') !== '';

/** A process killed during `create index concurrently` leaves an invalid index, which no query uses but every write fills. */
async function dropHalfBuilt(db: DbOrTx, { statements }: Migration): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where not indisvalid and relnamespace = current_schema()::regnamespace`,
  );
  const words = new Set(statements.join(' ').split(/[\s(]+/));
  for (const { name } of rows)
    if (words.has(name)) await db.execute(sql`drop index concurrently ${sql.identifier(name)}`);
}

/**
 * The lock belongs to a transaction on a connection that does nothing else: this works through a pooler, and an index built
 * concurrently does not wait for a transaction that is idle. For the same reason, others poll for the lock instead of waiting for
 * it.
 */
async function underLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'pglite') return work();
  for (;;) {
    const held = await hold(database);
    if (held) {
      try {
        return await work();
      } finally {
        await held.release();
      }
    }
    await pause(LOCK_RETRY_MS);
  }
}

/** Null while another process holds it. */
async function hold({ db }: Database): Promise<{ release(): Promise<void> } | null> {
  const taken = Promise.withResolvers<boolean>();
  const done = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`,
    );
    // This transaction is meant to be idle; and a further statement is needed to release the snapshot of the first.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    taken.resolve(rows[0]?.taken === true);
    if (rows[0]?.taken) await done.promise;
  });
  holding.catch((error: unknown) => taken.reject(error));
  if (!(await taken.promise)) return null;
  return {
    async release() {
      done.resolve();
      // A connection that broke meanwhile has released the lock, too.
      await holding.catch(() => {});
    },
  };
}
