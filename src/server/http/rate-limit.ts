import { eq, lt, sql } from 'drizzle-orm';

import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { rateLimitTable } from './tables.ts';

/** How often one subject (an address, an account) may do something in a window of time. */
export interface Limit {
  /** What is limited; part of the key. */
  name: string;
  times: number;
  seconds: number;
  /** Against guessing: no setting raises it. */
  isFixed?: boolean;
}

const { key, startedAt, count } = rateLimitTable;
const isOver = sql`${startedAt} <= ${sql.placeholder('over')}`;

const countOne = statement((db) =>
  db
    .insert(rateLimitTable)
    .values({ key: sql.placeholder('key'), startedAt: sql.placeholder('now'), count: 1 })
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${startedAt} end`,
      },
    })
    .returning(),
);

/**
 * Counts one more try of a subject, over all processes. Returns 0 if it is within the limit, else the seconds until the window
 * ends. Only a keyed hash of the subject is stored.
 */
export async function countTry(
  deps: Pick<Deps, 'db' | 'cipher' | 'now' | 'settings'>,
  limit: Limit,
  subject: string,
): Promise<number> {
  const now = deps.now();
  const over = new Date(now.getTime() - limit.seconds * 1000).toISOString();
  const [window] = await countOne(deps.db.db, { key: keyOf(deps, limit, subject), now, over });
  if (!window || window.count <= timesOf(deps, limit)) return 0;
  return Math.max(1, secondsLeft(deps, limit, window.startedAt));
}

/** Seconds until a subject may try again, 0 for now. Counts nothing. */
export async function timeToWait(
  deps: Pick<Deps, 'db' | 'cipher' | 'now' | 'settings'>,
  limit: Limit,
  subject: string,
): Promise<number> {
  const [window] = await deps.db.db
    .select()
    .from(rateLimitTable)
    .where(eq(rateLimitTable.key, keyOf(deps, limit, subject)));
  if (!window || window.count < timesOf(deps, limit)) return 0;
  return Math.max(0, secondsLeft(deps, limit, window.startedAt));
}

function timesOf({ settings }: Pick<Deps, 'settings'>, { times, isFixed = false }: Limit): number {
  return isFixed ? times : Math.ceil(times * settings.RATE_LIMIT_SCALE);
}

function secondsLeft({ now }: Pick<Deps, 'now'>, { seconds }: Limit, startedAt: Date): number {
  return Math.ceil((startedAt.getTime() - now().getTime()) / 1000) + seconds;
}

/** Takes a try back that turned out to be legitimate. */
export async function forgiveTry(
  deps: Pick<Deps, 'db' | 'cipher'>,
  limit: Limit,
  subject: string,
): Promise<void> {
  await deps.db.db
    .update(rateLimitTable)
    .set({ count: sql`greatest(${rateLimitTable.count} - 1, 0)` })
    .where(eq(rateLimitTable.key, keyOf(deps, limit, subject)));
}

/** Deletes windows that ended long ago. */
export async function sweepLimits(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const dayAgo = new Date(deps.now().getTime() - 24 * 3_600_000);
  await deps.db.db.delete(rateLimitTable).where(lt(rateLimitTable.startedAt, dayAgo));
}

/** Without the key anybody could hash all IP addresses and find those in the table. */
function keyOf({ cipher }: Pick<Deps, 'cipher'>, { name }: Limit, subject: string): string {
  return `${name} ${cipher.sign(`limit ${subject}`).toString('base64url')}`;
}
