import { randomUUID } from 'node:crypto';

import { and, desc, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';

import { outcomeOf } from '../../domain/operators/reconciliation.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../staff/acting.ts';
import { compareBooks, UNSET } from './compare-books.ts';
import type { Side } from './side.ts';
import {
  type BookComparison,
  bookComparisonTable,
  type BookDifference,
  bookDifferenceTable,
} from './tables.ts';

const HOUR_MS = 3_600_000;
/** How far back a comparison goes by default. */
export const USUAL_HOURS = 72;
/** The longest look back for standing differences: after that, an agreeing comparison of this length ends them. */
const REACH_DAYS = 30;
/** Of one kind of entry, to limit the row's size; the total count is stored too. */
const MAX_LINES = 200;
/** Matches providers that were unreachable and may answer within the hour. */
const MISSED = `$[*] ? (@.failed != null && !(@.failed starts with "${UNSET}"))`;

/**
 * Compares our records with those of all providers, and stores the result.
 * @param by the operator; null for the daily job
 * @param hours how far back; by default, as far as the oldest standing difference
 */
export async function compareAndKeep(
  deps: Deps,
  by: Pick<Acting, 'operatorId' | 'origin'> | null,
  hours?: number,
): Promise<BookComparison> {
  const at = deps.now();
  const since = hours === undefined ? await reachOf(deps, at) : new Date(at.getTime() - hours * HOUR_MS);
  const sides = await compareBooks(deps, since);
  const comparison: BookComparison = {
    id: randomUUID(),
    at,
    since,
    operatorId: by?.operatorId ?? null,
    origin: by?.origin ?? null,
    outcome: outcomeOf(sides),
    sides: sides.map((side) => ({ ...side, differences: bounded(side.differences) })),
  };
  await deps.db.db.transaction(async (tx) => {
    await tx.insert(bookComparisonTable).values(comparison);
    for (const side of sides) await keepDifference(tx, comparison, side);
    // A side no longer compared no longer differs.
    const names = sides.map(({ name }) => name);
    await tx.delete(bookDifferenceTable).where(not(inArray(bookDifferenceTable.side, names)));
  });
  if (comparison.outcome !== 'agree')
    deps.log.warn({ comparison: comparison.id, outcome: comparison.outcome }, 'our records were compared');
  return comparison;
}

/**
 * The daily comparison: once per UTC day, and again if a provider was unreachable. Safe to call at any time.
 * @returns whether anything was compared
 */
export async function compareDaily(deps: Deps): Promise<boolean> {
  const { at, origin, sides } = bookComparisonTable;
  const today = new Date(`${deps.now().toISOString().slice(0, 10)}T00:00:00Z`);
  const [done] = await deps.db.db
    .select({ id: bookComparisonTable.id })
    .from(bookComparisonTable)
    .where(and(isNull(origin), gte(at, today), sql`not jsonb_path_exists(${sides}, ${MISSED}::jsonpath)`))
    .limit(1);
  if (done) return false;
  await compareAndKeep(deps, null);
  return true;
}

/** All known current differences. */
export function standingDifferences(db: DbOrTx): Promise<BookDifference[]> {
  return db.select().from(bookDifferenceTable).orderBy(bookDifferenceTable.side);
}

/** Newest first; only those after a place. */
export function listComparisons(
  db: DbOrTx,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<BookComparison[]> {
  const { at, id } = bookComparisonTable;
  const behind = ({ at: moment, id: last }: { at: Date; id: string }): SQL =>
    sql`(${at}, ${id}) < (${moment.toISOString()}::timestamptz, ${last}::uuid)`;
  return db
    .select()
    .from(bookComparisonTable)
    .where(after ? behind(after) : undefined)
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** @throws Problem `no_book_entry` */
export async function readComparison(db: DbOrTx, id: string): Promise<BookComparison> {
  const [found] = await db.select().from(bookComparisonTable).where(eq(bookComparisonTable.id, id));
  if (!found) throw new Problem('no_book_entry');
  return found;
}

/** Back to the oldest standing difference. */
async function reachOf({ db }: Deps, now: Date): Promise<Date> {
  const standing = await standingDifferences(db.db);
  const wanted = [now.getTime() - USUAL_HOURS * HOUR_MS, ...standing.map(({ since }) => since.getTime())];
  return new Date(Math.max(Math.min(...wanted), reachEnd(now).getTime()));
}

const reachEnd = (now: Date) => new Date(now.getTime() - REACH_DAYS * 24 * HOUR_MS);

async function keepDifference(
  tx: Tx,
  { id: comparisonId, at, since }: BookComparison,
  { name: side, differences, failed }: Side,
): Promise<void> {
  if (failed !== null) return;
  const [firstLine] = differences;
  const { since: begins } = bookDifferenceTable;
  if (firstLine === undefined) {
    // A comparison knows nothing of differences before its start.
    const isSeen = or(gte(begins, since), lt(begins, reachEnd(at)));
    await tx.delete(bookDifferenceTable).where(and(eq(bookDifferenceTable.side, side), isSeen));
    return;
  }
  const found = { comparisonId, lines: differences.length, firstLine };
  await tx
    .insert(bookDifferenceTable)
    .values({ side, since, ...found })
    .onConflictDoUpdate({
      target: bookDifferenceTable.side,
      set: { ...found, since: sql`least(${begins}, excluded.since)` },
    });
}

function bounded(lines: string[]): string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines;
}
