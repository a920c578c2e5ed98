import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { fromPglite, type Db as BossDb } from 'pg-boss';

import { inSpan } from '../core/spans.ts';
import { inQuerySpan, withQuerySpans } from '../core/traces/query-span.ts';
import { type BreakerEvents, createCircuitBreaker, DatabaseAway } from './circuit-breaker.ts';
import { autovacuum } from './embedded/autovacuum.ts';
import { PreparingPglite } from './embedded/preparing-pglite.ts';
import { isConnectionLost } from './is-database-away.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { cut, postgresClients } from './postgres-client.ts';
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
  boss: { db: BossDb };
  /**
   * Hears what any process says on a channel by NOTIFY. `onConnect` is called at first and after each break: what was
   * said meanwhile is lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onConnect: () => void): Promise<Listening>;
  /** Its pools of connections as they stand; none of the embedded database. */
  pools(): PoolState[];
  /** All files of the embedded database as of one moment, as tar, whoever uses it meanwhile; PostgreSQL has programs of its own. */
  dump?(): Promise<Blob>;
  /** To be called now and then, for the embedded database; a server of PostgreSQL needs nobody for that. */
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
 * PGlite has one connection: a query on `db` inside a transaction would wait for itself for ever.
 * The same mistake on PostgreSQL would silently leave the transaction. Both throw here instead.
 */
const insideTransaction = new AsyncLocalStorage<true>();

/** Those that are opened here; not what somebody puts before one. */
const databases = new WeakSet<Db>();

/** Whether statements that are built for it may be kept: it is there as long as its process, and no transaction. */
export function keepsStatements(db: Db): boolean {
  return databases.has(db);
}

export function assertOutsideTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} inside a transaction: use tx`);
}

/**
 * The buffers are pages of this very process, beside those that the system keeps of the files; PGlite takes 128 MB.
 * To analyze a table 3,000 of its rows are read instead of 30,000: nothing else is answered meanwhile.
 */
const EMBEDDED_SETTINGS = ['shared_buffers=8MB', 'wal_buffers=1MB', 'default_statistics_target=10'];

/**
 * @param from the folder where PGlite keeps its files; or a dump of one, to be kept in memory from then on; or both: the dump is
 * unpacked into the folder, in which there is none yet
 */
export async function openPglite(from: { folder?: string; dump?: Blob }): Promise<Database> {
  const startParams = [
    ...PreparingPglite.defaultStartParams,
    ...EMBEDDED_SETTINGS.flatMap((one) => ['-c', one]),
  ];
  const pglite = await PreparingPglite.open({
    startParams,
    ...(from.folder !== undefined && { dataDir: from.folder }),
    ...(from.dump && { loadDataDir: from.dump }),
  });
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
    pools: () => [],
    // What the buffers still hold stands in the log of changes, as after a kill; so there is less of it to go through again.
    dump: async () => {
      await pglite.exec('checkpoint');
      return pglite.dumpDataDir('none');
    },
    autovacuum: () => autovacuum(pglite),
    close: () => pglite.close(),
  };
}

export interface PostgresOptions extends Partial<BreakerEvents> {
  url: string;
  /** Past a pooler, for the job queue and LISTEN: PgBouncer's transaction mode has none. The same as `url` where there is none. */
  directUrl: string;
  poolSize: number;
  connectWithinMs?: number;
  answerWithinMs?: number;
}

/** How many may wait for a connection of a pool; in an outage more would only pile up. */
const MOST_WAITING = 1_000;
/** How long one waits for it, the tries to connect included. */
const WAIT_MS = 10_000;
/** For connections to end by themselves when all is closed. */
const FAREWELL_MS = 1_000;
/** So many for the job queue, beside those of `poolSize`. */
const QUEUE_POOL = 10;

/** All connections of the process are opened by one breaker for each address, so that an outage is tried out once. */
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
    // A connection that is given back goes to who waits, who goes on as themselves: with a deadline of their own.
    if (pool.waitingCount < MOST_WAITING) return callback ? connect(AsyncResource.bind(callback)) : connect();
    const error = new DatabaseAway('too many wait for the database');
    return callback ? callback(error) : Promise.reject(error);
  }) as typeof pool.connect;
  return pool;
}

/** Drizzle's own never gives back the connection on which a transaction could not begin: soon none would be left. */
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
