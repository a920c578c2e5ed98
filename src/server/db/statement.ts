import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { presentWork } from '../core/work.ts';
import { type Db, type DbOrTx, keepsStatements, type Tx } from './database.ts';

/** A statement as the query builder prepares it, ready to be run again and again. */
interface Built<Answer> {
  execute(values?: Record<string, unknown>): Promise<Answer>;
}

interface Buildable<Answer> {
  prepare(name: string): Built<Answer>;
}

/**
 * A statement that is built once per database and set of given values, because building costs many times what running does.
 * Values that differ between calls are `sql.placeholder(name)`. Inside a transaction, which has its own connection, it is built
 * anew. Whether PostgreSQL prepares it under a name is up to `prepare-statements.ts`.
 */
export function statement<Answer>(
  build: (db: DbOrTx, names: readonly string[]) => Buildable<Answer>,
): (db: DbOrTx, values: Record<string, unknown>) => Promise<Answer> {
  const kept = new WeakMap<DbOrTx, Map<string, Built<Answer>>>();
  return (db, values) => {
    const names = Object.keys(values);
    const choice = names.join(' ');
    const known = kept.get(db)?.get(choice);
    if (known) return known.execute(values);
    const built = build(db, names).prepare('');
    if (keepsStatements(db)) {
      const all = kept.get(db) ?? new Map<string, Built<Answer>>();
      kept.set(db, all.set(choice, built));
    }
    return built.execute(values);
  };
}

type Argument = string | number | boolean | Date | Buffer | readonly string[] | null;

/**
 * One of the database's own functions, which does in one call what would otherwise take a transaction with several: `select` says
 * which part of its answer is read. Each argument is given by its name, `nextPoll` for `_next_poll`. Jobs that the function sends
 * carry the id of the request, as the queue's own do.
 */
export function databaseFunction<Answer>(
  name: string,
  select: (db: DbOrTx, called: SQL) => Buildable<Answer>,
): (db: DbOrTx, values: Record<string, Argument>) => Promise<Answer> {
  const call = statement((db, names) => {
    const values = names
      .filter((one) => one !== REQUEST)
      .map(
        (one) => sql`${sql.raw(argumentOf(one))} => ${one === 'purchase' ? PURCHASE : sql.placeholder(one)}`,
      );
    return select(db, sql`${sql.raw(name)}(${sql.join(values, sql`, `)})`);
  });
  return async (db, values) => {
    const given = {
      ...Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          value instanceof Date ? value.toISOString() : value,
        ]),
      ),
      ...('purchase' in values && { [REQUEST]: presentWork().requestId ?? '' }),
    };
    try {
      return await call(db, given);
    } catch (error) {
      if (!keepsStatements(db) || !hasOtherColumns(error)) throw error;
      // The failed call has changed nothing.
      return call(db, given);
    }
  };
}

/** Whether a migration has added a column to the table whose row the function returns, while the function waited for that row. */
function hasOtherColumns(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '42804';
}

const REQUEST = 'request id';

/**
 * Arguments are evaluated before the function begins, so `send_job` finds the request's id, set here until the end of the
 * transaction.
 */
const PURCHASE = sql`case when set_config('shop.request_id', ${sql.placeholder(REQUEST)}, true) is not null
  then ${sql.placeholder('purchase')}::uuid end`;

/** A table's columns, to read its rows from a function's answer. */
export function columnsOf<Table extends PgTable>(table: Table): Table['_']['columns'] {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [
    key,
    sql`${sql.identifier(column.name)}`.mapWith(column),
  ]);
  return Object.fromEntries(columns) as Table['_']['columns'];
}

/** The single value that a function returns. */
export function valueOf(db: DbOrTx, called: SQL): Buildable<{ value: unknown }[]> {
  return db.select({ value: sql`value` }).from(sql`${called} as value`);
}

function argumentOf(name: string): string {
  return `_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/**
 * Reads with a plan made for these very values: a state may have three orders, or nearly all, and a plan cached for good would
 * treat both alike.
 */
export function planAnew<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
    return read(tx);
  });
}

/** The same for a search: it reads by an index, even where reading the whole table until enough was found looks cheaper. */
export function byIndex<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return planAnew(db, async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return read(tx);
  });
}
