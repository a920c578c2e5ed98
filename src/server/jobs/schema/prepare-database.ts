import { setTimeout as pause } from 'node:timers/promises';

import type { Logger } from '../../core/log.ts';
import type { Cipher } from '../../db/cipher.ts';
import { CannotStart } from '../../db/data-dir.ts';
import type { Database } from '../../db/database.ts';
import { withoutDeadline } from '../../db/postgres-client.ts';
import { migrate } from '../../db/schema/migrate.ts';
import { isQueuePending } from '../../db/schema/queue-schema.ts';
import { pendingIn, pendingMigrations } from '../../db/schema/schema-state.ts';
import { checkMark, type Kind, markDatabase } from '../../db/shop-mark.ts';
import { startQueue } from '../queue.ts';

const ASK_AGAIN_MS = 1_000;
/** The name of the job queue's tables among the migrations. */
const QUEUE = "the job queue's tables";

/**
 * The parts of a database still to be made for this release, in order; with `dueIn` everything that `migrate` would run.
 * @throws {CannotStart} if this release does not fit it
 */
export async function pendingParts(database: Database, find = pendingIn): Promise<string[]> {
  const pending = await pendingMigrations(database, { find });
  return (await isQueuePending(database)) ? [...pending, QUEUE] : pending;
}

/**
 * Migrates a database to this release and marks it as the shop's own, unless it belongs to another. Returns the names of the
 * migrations that ran.
 * @throws {CannotStart} with a sentence if it is another's
 */
export async function prepareDatabase(
  database: Database,
  {
    cipher,
    kind,
    log,
    onRun = () => {},
  }: { cipher: Cipher; kind: Kind; log: Logger; onRun?: (name: string, ms: number) => void },
): Promise<string[]> {
  await checkMark(database, cipher, kind);
  const migrations = await makeTables(database, { log, onRun });
  await markDatabase(database, cipher, kind);
  return migrations;
}

/** The part of {@link prepareDatabase} that asks nobody whose the database is. */
export async function makeTables(
  database: Database,
  { log, onRun = () => {} }: { log: Logger; onRun?: (name: string, ms: number) => void },
): Promise<string[]> {
  const migrations = await migrate(database, { onRun });
  if (await isQueuePending(database)) {
    const started = performance.now();
    const queue = await withoutDeadline(() => startQueue(database, log));
    await queue.stop(0);
    onRun(QUEUE, performance.now() - started);
  }
  return migrations;
}

/**
 * Waits for another process to make a schema that fits this release.
 * @throws {CannotStart} with a sentence if there is none in time
 */
export async function waitForSchema(database: Database, withinMs: number, log?: Logger): Promise<void> {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    const pending = await pendingParts(database);
    if (pending.length === 0) return;
    if (waited >= withinMs) throw new CannotStart(refusalOf(pending));
    if (waited === 0)
      log?.warn({ pending }, 'waiting for `shop migrate` to bring the database to this release');
    await pause(Math.min(ASK_AGAIN_MS, withinMs));
  }
}

function refusalOf(pending: string[]): string {
  const [first = ''] = pending;
  const more = pending.length > 1 ? ` and ${pending.length - 1} more` : '';
  return `the database is not of this release yet (${first}${more}); run \`shop migrate\` once, then start this again.`;
}
