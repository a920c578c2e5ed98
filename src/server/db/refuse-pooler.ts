import pg from 'pg';

import type { Settings } from '../core/settings/env.ts';
import { CannotStart } from './data-dir.ts';

const WITHIN_MS = 5_000;
/** Others use a pooler too, so one look may find each connection with a server of its own. */
const TRIES = 5;
const PID = 'select pg_backend_pid() as pid';

/**
 * What the shop listens by, and statements that are planned once, need a server that stays theirs. A pooler that gives a connection
 * another one for each transaction answers at first, and fails under load.
 * @throws {CannotStart} when there is no address past such a pooler
 */
export async function refusePooler({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): Promise<void> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (url === undefined || !(await isPooled(url))) return;
  const name = DATABASE_DIRECT_URL === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  throw new CannotStart(
    `${name} leads to a pooler that shares connections (PgBouncer in transaction mode, say); set DATABASE_DIRECT_URL to PostgreSQL's own address.`,
  );
}

async function isPooled(connectionString: string): Promise<boolean> {
  const config = { connectionString, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS };
  const [one, other] = [new pg.Client(config), new pg.Client(config)];
  const pidOf = async (client: pg.Client) => (await client.query<{ pid: number }>(PID)).rows[0]?.pid;
  // Whoever waits for an answer is told by it.
  for (const client of [one, other]) client.on('error', () => {});
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
