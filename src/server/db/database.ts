import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { fromPglite, type Db as BossDb } from 'pg-boss';

import { inSpan } from '../core/spans.ts';
import { inQuerySpan, withQuerySpans } from '../core/traces/query-span.ts';
import { type BreakerEvents, createCircuitBreaker, DatabaseAway } from './circuit-breaker.ts';
import { CannotStart } from './data-dir.ts';
import { autovacuum } from './embedded/autovacuum.ts';
import { isConnectionLost } from './is-database-away.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { cut, postgresClients } from './postgres-client.ts';
import { prepareStatements } from './prepare-statements.ts';

type Schema = Record<string, never>;
/** Both drivers return query results in the same shape, as far as the shop uses it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Schema>;
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** For queries that may run inside a transaction or outside. */
export type DbOrTx = Db | Tx;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** The job queue's access to the same database. */
  boss: { db: BossDb };
  /**
   * Receives NOTIFY messages of any process on a channel. `onConnect` is called at first and after each reconnection: messages
   * sent in between are lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onConnect: () => void): Promise<Listening>;
  /** State of its connection pools; none for the embedded database. */
  pools(): PoolState[];
  /**
   * A tar of all files of the embedded database at one moment, even while it is in use. PostgreSQL has its own backup programs.
   */
  dump?(): Promise<Blob>;
  /** A query's rows in the text format of COPY, from the embedded database. */
  copyOut?(query: string): Promise<Buffer>;
  /** The embedded database needs this called now and then; a PostgreSQL server does it by itself. */
  autovacuum?(): Promise<void>;
  close(): Promise<void>;
}

interface PoolState {
  name: 'shop' | 'jobs';
  used: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * PGlite has one connection: a query on `db` inside a transaction would wait for itself for ever. The same mistake on PostgreSQL
 * would silently run outside the transaction. Both throw here instead.
 */
const insideTransaction = new AsyncLocalStorage<true>();

/** The databases opened here, without transactions and wrappers. */
const databases = new WeakSet<Db>();

/** Whether its statements may be cached: only for a database that lives as long as its process, not for a transaction. */
export function keepsStatements(db: Db): boolean {
  return databases.has(db);
}

export function assertOutsideTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} inside a transaction: use tx`);
}

/**
 * @param from a folder with PGlite's files; or a dump, which then lives in memory; or both: the dump is unpacked into the folder,
 * which must not hold a database yet
 * @throws {CannotStart} in a package without it
 */
export async function openPglite(from: { folder?: string; dump?: Blob }): Promise<Database> {
  const { startPglite, queriesOn } = await loadPglite();
  const pglite = await startPglite(from);
  const db = queriesOn(guard(pglite, ['query', 'sql', 'exec'])) as unknown as Db;
  return {
    db: guardTransactions(db),
    kind: 'pglite',
    boss: { db: fromPglite(pglite) },
    async listen(channel, onPayload, onConnect) {
      const unlisten = await pglite.listen(channel, onPayload);
      onConnect();
      return { close: () => unlisten() };
    },
    pools: () => [],
    // Dirty buffers are in the write-ahead log, as after a kill; the checkpoint shortens its replay.
    dump: async () => {
      await pglite.exec('checkpoint');
      return pglite.dumpDataDir('none');
    },
    copyOut: async (query) => {
      const { blob } = await pglite.query(`copy (${query}) to '/dev/blob'`);
      return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
    },
    autovacuum: () => autovacuum(pglite),
    close: () => pglite.close(),
  };
}

/** A shop on PostgreSQL neither loads the embedded database nor needs it in its package. */
async function loadPglite() {
  try {
    return await import('./embedded/start-pglite.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CannotStart(
      'this package has no embedded database: set DATABASE_URL, or take the package `embedded`.',
    );
  }
}

export interface PostgresOptions extends Partial<BreakerEvents> {
  url: string;
  /**
   * An address that bypasses the pooler, for the job queue and LISTEN, which PgBouncer's transaction mode does not support.
   * Without a pooler, the same as `url`.
   */
  directUrl: string;
  poolSize: number;
  connectWithinMs?: number;
  answerWithinMs?: number;
}

/** The most callers that may wait for a pool's connection; in an outage, more would only pile up. */
const MAX_WAITING = 1_000;
/** How long a caller waits for a connection, including tries to connect. */
const WAIT_MS = 10_000;
/** Time for connections to end by themselves on close. */
const FAREWELL_MS = 1_000;
/** Connections for the job queue, in addition to `poolSize`. */
const QUEUE_POOL = 10;

/** All of a process's connections to an address share one breaker, so that only one probes an outage. */
export function openPostgres({
  url,
  directUrl,
  poolSize,
  connectWithinMs = 5_000,
  answerWithinMs = 20_000,
  onAway,
  onBack,
}: PostgresOptions): Database {
  const open = new Set<pg.Client>();
  const events = { onAway: onAway ?? (() => {}), onBack: onBack ?? (() => {}) };
  const deadlines = { connectWithinMs, answerWithinMs };
  const clients = (isShared = false) =>
    postgresClients(createCircuitBreaker(events), open, deadlines, isShared);
  const Pooled = clients(directUrl !== url);
  const Direct = directUrl === url ? Pooled : clients();

  const pool = openPool({ connectionString: url, Client: Pooled, max: poolSize });
  if (directUrl === url) prepareStatements(pool);
  const queuePool = openPool({
    connectionString: directUrl,
    Client: Direct,
    max: QUEUE_POOL,
    application_name: 'pgboss',
  });
  const db = drizzlePg(guard(pool, ['query'])) as unknown as Db;
  db.transaction = transactionsOn(pool);

  const listen: Database['listen'] = (channel, onPayload, onConnect) =>
    listenOnPostgres(
      () => new Direct({ connectionString: directUrl, application_name: 'listen' }),
      channel,
      onPayload,
      onConnect,
    );
  return {
    db: guardTransactions(db),
    kind: 'postgres',
    boss: { db: { executeSql: (text, values) => queuePool.query(text, values), listen } },
    listen,
    pools: () => [stateOf('shop', pool), stateOf('jobs', queuePool)],
    async close() {
      const goodbye = Promise.all([pool.end(), queuePool.end()]);
      const late = setTimeout(() => open.forEach(cut), FAREWELL_MS);
      await goodbye.finally(() => clearTimeout(late));
    },
  };
}

function stateOf(name: PoolState['name'], { totalCount, idleCount: idle, waitingCount: waiting }: pg.Pool) {
  return { name, used: totalCount - idle, idle, waiting };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: WAIT_MS });
  // An idle connection that breaks (a server restart) must not end the process: the pool opens another.
  pool.on('error', () => {});
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((callback?: (error: Error) => void) => {
    // A freed connection goes to the next caller in line, which must continue in its own async context, with its own deadline.
    if (pool.waitingCount < MAX_WAITING) return callback ? connect(AsyncResource.bind(callback)) : connect();
    const error = new DatabaseAway('too many wait for the database');
    return callback ? callback(error) : Promise.reject(error);
  }) as typeof pool.connect;
  return pool;
}

/** Drizzle's own never returns a connection on which a transaction failed to begin: soon none would be left. */
function transactionsOn(pool: pg.Pool): Db['transaction'] {
  const dbs = new WeakMap<pg.PoolClient, Pick<Db, 'transaction'>>();
  return async (run, config) => {
    const client = await pool.connect();
    const db = dbs.get(client) ?? drizzlePg(withQuerySpans(client));
    dbs.set(client, db);
    let error: unknown;
    try {
      return await db.transaction(run, config);
    } catch (thrown) {
      error = thrown;
      throw thrown;
    } finally {
      client.release(isConnectionLost(error));
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
        return inQuerySpan(args[0], () => method(...args));
      };
    },
  });
}

function guardTransactions(db: Db): Db {
  const transaction = db.transaction.bind(db);
  db.transaction = (run, config) => {
    assertOutsideTransaction('a transaction on db');
    return inSpan('transaction', () =>
      transaction((tx) => insideTransaction.run(true, () => run(tx)), config),
    );
  };
  databases.add(db);
  return db;
}
