import { AsyncLocalStorage } from 'node:async_hooks';

import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { fromPglite, type Db as BossDb } from 'pg-boss';

import { isDatabaseAway } from './is-database-away.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { prepareStatements } from './prepare-statements.ts';

type Schema = Record<string, never>;
/** Both drivers answer queries in the same shape for all that the shop uses. */
export type Db = PgDatabase<NodePgQueryResultHKT, Schema>;
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** For queries that may run inside a transaction or on their own. */
export type DbOrTx = Db | Tx;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** The job queue's way to the same database. */
  boss: { db: BossDb } | { connectionString: string };
  /**
   * Hears what any process says on a channel by NOTIFY. `onConnect` is called at first and after each break: what was
   * said meanwhile is lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onConnect: () => void): Promise<Listening>;
  close(): Promise<void>;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * PGlite has one connection: a query on `db` inside a transaction would wait for itself for ever.
 * The same mistake on PostgreSQL would silently leave the transaction. Both throw here instead.
 */
const insideTransaction = new AsyncLocalStorage<true>();

export function assertOutsideTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} inside a transaction: use tx`);
}

/** @param from the folder where PGlite keeps its files; or a dump of one, to be kept in memory from then on */
export async function openPglite(from: { folder: string } | { dump: Blob }): Promise<Database> {
  const pglite = await PGlite.create(
    'folder' in from ? { dataDir: from.folder } : { loadDataDir: from.dump },
  );
  const guarded = guard(pglite, ['query', 'sql', 'exec']);
  const db = drizzlePglite(guarded) as unknown as Db;
  return {
    db: guardTransactions(db),
    kind: 'pglite',
    boss: { db: fromPglite(pglite) },
    async listen(channel, onPayload, onConnect) {
      const unlisten = await pglite.listen(channel, onPayload);
      onConnect();
      return { close: () => unlisten() };
    },
    close: () => pglite.close(),
  };
}

export interface PostgresOptions {
  url: string;
  /** Past a pooler, for the job queue's LISTEN: PgBouncer's transaction mode has none. The same as `url` where there is none. */
  directUrl: string;
  poolSize: number;
  /** An idle connection that breaks (a server restart) must not end the process: the pool opens another. */
  onError: (error: Error) => void;
}

export function openPostgres({ url, directUrl, poolSize, onError }: PostgresOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  // The pool hears of idle connections alone; one that breaks inside a transaction fails the next query there.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (directUrl === url) prepareStatements(pool);
  const db = drizzlePg(guard(pool, ['query'])) as unknown as Db;
  db.transaction = transactionsOn(pool);
  return {
    db: guardTransactions(db),
    kind: 'postgres',
    boss: { connectionString: directUrl },
    listen: (channel, onPayload, onConnect) =>
      listenOnPostgres({ directUrl, onError }, channel, onPayload, onConnect),
    close: () => pool.end(),
  };
}

/** Drizzle's own never gives back the connection on which a transaction could not begin: soon none would be left. */
function transactionsOn(pool: pg.Pool): Db['transaction'] {
  const dbs = new WeakMap<pg.PoolClient, Pick<Db, 'transaction'>>();
  return async (run, config) => {
    const client = await pool.connect();
    const db = dbs.get(client) ?? drizzlePg(client);
    dbs.set(client, db);
    let error: unknown;
    try {
      return await db.transaction(run, config);
    } catch (thrown) {
      error = thrown;
      throw thrown;
    } finally {
      client.release(isDatabaseAway(error));
    }
  };
}

function guard<T extends object>(client: T, methods: string[]): T {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => unknown;
      if (!methods.includes(String(name))) return method;
      return (...args: unknown[]) => {
        assertOutsideTransaction('a query on db');
        return method(...args);
      };
    },
  });
}

function guardTransactions(db: Db): Db {
  const transaction = db.transaction.bind(db);
  db.transaction = (run, config) => {
    assertOutsideTransaction('a transaction on db');
    return transaction((tx) => insideTransaction.run(true, () => run(tx)), config);
  };
  return db;
}
