import pg from 'pg';

import type { Settings } from '../core/settings/env.ts';
import { CannotStart } from './data-dir.ts';

type Addresses = Partial<Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>>;

const WITHIN_MS = 5_000;
/** Others use a pooler too, so a single try may find a separate server for each connection by chance. */
const TRIES = 5;
const PID = 'select pg_backend_pid() as pid';

/**
 * LISTEN and prepared statements need a connection that keeps its server. A pooler that changes the server for each transaction
 * seems to work at first, and fails under load.
 * @throws {CannotStart} if no address bypasses such a pooler
 */
export async function refusePooler({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): Promise<void> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (url === undefined || !(await isPooled(url))) return;
  const name = DATABASE_DIRECT_URL === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  throw new CannotStart(
    `${name} leads to a pooler that shares connections (PgBouncer in transaction mode, say); set DATABASE_DIRECT_URL to PostgreSQL's own address.`,
  );
}

/**
 * Jobs and news bypass the pooler. In another database than the one the shop has marked, nobody would receive them.
 * @throws {CannotStart}
 */
export async function refuseTwoDatabases({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): Promise<void> {
  if (DATABASE_URL === undefined || DATABASE_DIRECT_URL === undefined) return;
  const [one, other] = await Promise.all([markOf(DATABASE_URL), markOf(DATABASE_DIRECT_URL)]);
  if (one !== other)
    throw new CannotStart(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL; let both lead to the same one.',
    );
}

/** Random and made at the first start, so it differs for every database; null if none has been made. */
async function markOf(url: string): Promise<string | null> {
  const client = openClient(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ has: boolean }>(
      `select to_regclass('shop_mark') is not null as has`,
    );
    if (!rows[0]?.has) return null;
    const marks = await client.query<{ canary: Buffer }>('select canary from shop_mark');
    return marks.rows[0]?.canary.toString('hex') ?? null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether the address leads to a pooler that may use another server for each transaction. */
export async function isPooled(url: string): Promise<boolean> {
  const [one, other] = [openClient(url), openClient(url)];
  const pidOf = async (client: pg.Client) => (await client.query<{ pid: number }>(PID)).rows[0]?.pid;
  try {
    await one.connect();
    await other.connect();
    const own = await pidOf(one);
    for (let tries = 0; tries < TRIES; tries++) {
      await other.query('begin');
      const isShared = (await pidOf(other)) === own;
      const isMoved = !isShared && (await pidOf(one)) !== own;
      await other.query('rollback');
      if (isShared || isMoved) return true;
    }
    return false;
  } finally {
    await Promise.all([one.end(), other.end()]).catch(() => {});
  }
}

function openClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
  });
  // Callers get the error themselves.
  return client.on('error', () => {});
}
