import { randomUUID } from 'node:crypto';

import { and, desc, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';

import { outcomeOf } from '../../domain/operators/reconciliation.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../staff/acting.ts';
import { compareRecords, UNSET } from './compare-records.ts';
import type { Side } from './side.ts';
import { type Reconciliation, reconciliationTable, type Difference, differenceTable } from './tables.ts';

const HOUR_MS = 3_600_000;
/** How far back a reconciliation goes by default. */
export const USUAL_HOURS = 72;
/** The longest look back for differences: after that, an agreeing reconciliation of this length ends them. */
const REACH_DAYS = 30;
/** Of one kind of entry, to limit the row's size; the total count is stored too. */
const MAX_LINES = 200;
/** Matches providers that were unreachable and may answer within the hour. */
const MISSED = `$[*] ? (@.failed != null && !(@.failed starts with "${UNSET}"))`;

/**
 * Compares our records with those of all providers, and stores the result.
 * @param by the operator; null for the daily job
 * @param hours how far back; by default, as far as the oldest difference
 */
export async function reconcile(
  deps: Deps,
  by: Pick<Acting, 'operatorId' | 'origin'> | null,
  hours?: number,
): Promise<Reconciliation> {
  const at = deps.now();
  const since = hours === undefined ? await reachOf(deps, at) : new Date(at.getTime() - hours * HOUR_MS);
  const sides = await compareRecords(deps, since);
  const reconciliation: Reconciliation = {
    id: randomUUID(),
    at,
    since,
    operatorId: by?.operatorId ?? null,
    origin: by?.origin ?? null,
    outcome: outcomeOf(sides),
    sides: sides.map((side) => ({ ...side, differences: bounded(side.differences) })),
  };
  await deps.db.db.transaction(async (tx) => {
    await tx.insert(reconciliationTable).values(reconciliation);
    for (const side of sides) await storeDifference(tx, reconciliation, side);
    // A side no longer compared no longer differs.
    const names = sides.map(({ name }) => name);
    await tx.delete(differenceTable).where(not(inArray(differenceTable.side, names)));
  });
  if (reconciliation.outcome !== 'agree')
    deps.log.warn(
      { reconciliation: reconciliation.id, outcome: reconciliation.outcome },
      'our records were compared',
    );
  return reconciliation;
}

/**
 * The daily reconciliation: once per UTC day, and again if a provider was unreachable. Safe to call at any time.
 * @returns whether anything was compared
 */
export async function reconcileDaily(deps: Deps): Promise<boolean> {
  const { at, origin, sides } = reconciliationTable;
  const today = new Date(`${deps.now().toISOString().slice(0, 10)}T00:00:00Z`);
  const [done] = await deps.db.db
    .select({ id: reconciliationTable.id })
    .from(reconciliationTable)
    .where(and(isNull(origin), gte(at, today), sql`not jsonb_path_exists(${sides}, ${MISSED}::jsonpath)`))
    .limit(1);
  if (done) return false;
  await reconcile(deps, null);
  return true;
}

/** All known current differences. */
export function currentDifferences(db: DbOrTx): Promise<Difference[]> {
  return db.select().from(differenceTable).orderBy(differenceTable.side);
}

/** Newest first; only those after a place. */
export function listReconciliations(
  db: DbOrTx,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<Reconciliation[]> {
  const { at, id } = reconciliationTable;
  const behind = ({ at: moment, id: last }: { at: Date; id: string }): SQL =>
    sql`(${at}, ${id}) < (${moment.toISOString()}::timestamptz, ${last}::uuid)`;
  return db
    .select()
    .from(reconciliationTable)
    .where(after ? behind(after) : undefined)
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** @throws Problem `no_book_entry` */
export async function readReconciliation(db: DbOrTx, id: string): Promise<Reconciliation> {
  const [found] = await db.select().from(reconciliationTable).where(eq(reconciliationTable.id, id));
  if (!found) throw new Problem('no_book_entry');
  return found;
}

/** Back to the oldest difference. */
async function reachOf({ db }: Deps, now: Date): Promise<Date> {
  const known = await currentDifferences(db.db);
  const wanted = [now.getTime() - USUAL_HOURS * HOUR_MS, ...known.map(({ since }) => since.getTime())];
  return new Date(Math.max(Math.min(...wanted), reachEnd(now).getTime()));
}

const reachEnd = (now: Date) => new Date(now.getTime() - REACH_DAYS * 24 * HOUR_MS);

async function storeDifference(
  tx: Tx,
  { id: reconciliationId, at, since }: Reconciliation,
  { name: side, differences, failed }: Side,
): Promise<void> {
  if (failed !== null) return;
  const [firstLine] = differences;
  const { since: begins } = differenceTable;
  if (firstLine === undefined) {
    // A reconciliation knows nothing of differences before its start.
    const isSeen = or(gte(begins, since), lt(begins, reachEnd(at)));
    await tx.delete(differenceTable).where(and(eq(differenceTable.side, side), isSeen));
    return;
  }
  const found = { reconciliationId, lines: differences.length, firstLine };
  await tx
    .insert(differenceTable)
    .values({ side, since, ...found })
    .onConflictDoUpdate({
      target: differenceTable.side,
      set: { ...found, since: sql`least(${begins}, excluded.since)` },
    });
}

function bounded(lines: string[]): string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines;
}
