import { count, desc, gte, max, sql } from 'drizzle-orm';

import { findMeant } from '../../../domain/catalog/meant/find-meant.ts';
import type { Db } from '../../db/database.ts';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Deps } from '../../deps.ts';
import { readPlaceIndex } from '../answers.ts';
import type { Snapshot } from '../snapshot.ts';
import { missedSearchTable } from '../tables.ts';

/** One browser's words may be its owner's own; those of so many are not. */
const BROWSERS = 5;

/** Keeps a machine that invents queries from filling a disk. */
const MAX_ROWS = 20_000;

const { query, at } = missedSearchTable;

/** Whether the shop knows nothing that a query could mean. */
export function isMissed(snapshot: Snapshot, asked: string): boolean {
  const { countries, regions } = findMeant(readPlaceIndex(snapshot), asked);
  return countries.length + regions.length === 0;
}

/**
 * Records a query that found nothing. Of the browser only a number from 0 to 255 is stored, made with a key of the shop from the
 * query and everything that tells browsers apart; thousands share it, and it is another one for each query.
 * @param seen address and kind of the browser
 */
export async function recordMissed(
  { db, cipher, now }: Pick<Deps, 'db' | 'cipher' | 'now'>,
  asked: string,
  seen: string,
): Promise<void> {
  const [number = 0] = cipher.sign(`missed search ${asked} ${seen}`);
  const room = sql`(select count(*) from ${missedSearchTable}) < ${MAX_ROWS}`;
  await db.db.execute(sql`
    insert into ${missedSearchTable} (query, browser, at)
    select ${asked}, ${number}, ${now().toISOString()}::timestamptz where ${room}
    on conflict (query, browser) do update set at = excluded.at
  `);
}

/** Queries that as many as five browsers typed in vain, most typed first. */
export async function missedByMany(
  db: Db,
): Promise<{ query: string; browsers: number; lastAt: Date | null }[]> {
  return db
    .select({ query, browsers: count(), lastAt: max(at) })
    .from(missedSearchTable)
    .groupBy(query)
    .having(gte(count(), BROWSERS))
    .orderBy(desc(count()), query);
}

/** Deletes a batch of the queries last typed at or before `until`. Returns how many. */
export function forgetMissed(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, at, until);
}
