import { and, asc, desc, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';

import type { BulkRowState } from '../../domain/operators/bulk.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { type BulkAct, bulkActTable, type BulkRow, bulkRowTable } from './tables.ts';

/** After this time a row that was begun belongs to a process that has ended. Longer than any act takes. */
export const ROW_MS = 90_000;
/** A dry run that nobody started. */
const PLAN_MS = 24 * 3_600_000;
const KEPT_MS = 90 * PLAN_MS;

export async function writePlan(tx: Tx, act: BulkAct, rows: readonly BulkRow[]): Promise<void> {
  await tx.insert(bulkActTable).values(act);
  await tx.insert(bulkRowTable).values([...rows]);
}

export async function readBulk(db: DbOrTx, id: string): Promise<BulkAct | null> {
  const [found] = await db.select().from(bulkActTable).where(eq(bulkActTable.id, id));
  return found ?? null;
}

/** In the order of their list. */
export function rowsOf(db: DbOrTx, id: string): Promise<BulkRow[]> {
  return db.select().from(bulkRowTable).where(eq(bulkRowTable.bulkId, id)).orderBy(asc(bulkRowTable.place));
}

/** Bulk acts that were started, newest first. */
export function startedBulks(db: DbOrTx, limit: number): Promise<BulkAct[]> {
  const { plannedAt, id, state } = bulkActTable;
  return db
    .select()
    .from(bulkActTable)
    .where(ne(state, 'planned'))
    .orderBy(desc(plannedAt), desc(id))
    .limit(limit);
}

/** How many rows of each are in each state. */
export async function countRows(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, Partial<Record<BulkRowState, number>>>> {
  const { bulkId, state } = bulkRowTable;
  const found = new Map<string, Partial<Record<BulkRowState, number>>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return found;
  const rows = await db
    .select({ bulkId, state, count: sql<number>`count(*)::int` })
    .from(bulkRowTable)
    .where(inArray(bulkId, [...ids]))
    .groupBy(bulkId, state);
  for (const row of rows) (found.get(row.bulkId) ?? {})[row.state] = row.count;
  return found;
}

/**
 * Moves a bulk act on; of two at once the second changes nothing.
 * @returns whether it was in one of the states
 */
export async function moveBulk(
  tx: DbOrTx,
  id: string,
  from: readonly BulkAct['state'][],
  set: Partial<BulkAct> & Pick<BulkAct, 'state'>,
): Promise<boolean> {
  const moved = await tx
    .update(bulkActTable)
    .set(set)
    .where(and(eq(bulkActTable.id, id), inArray(bulkActTable.state, [...from])))
    .returning({ id: bulkActTable.id });
  return moved.length > 0;
}

/**
 * Reserves the next row of a running bulk act for this process, one at a time: in the order of the dry run, which added up what
 * each row takes of the day's limits. A row whose process has ended half-way comes first.
 * @returns whether it was begun before; null if none is left, or another process is at one
 */
export async function beginRow(
  db: Db,
  id: string,
  now: Date,
): Promise<{ row: BulkRow; isAgain: boolean } | null> {
  const { bulkId, place, state } = bulkRowTable;
  const { id: own, state: stateOfAct } = bulkActTable;
  return db.transaction(async (tx) => {
    const isRunning = and(eq(own, id), eq(stateOfAct, 'running'));
    const [act] = await tx.select({ own }).from(bulkActTable).where(isRunning).for('update');
    if (!act) return null;
    const [next] = await tx
      .select()
      .from(bulkRowTable)
      .where(and(eq(bulkId, id), inArray(state, ['begun', 'planned'])))
      .orderBy(asc(state), asc(place))
      .limit(1);
    const isAgain = next?.state === 'begun';
    if (!next || (isAgain && next.begunAt && next.begunAt.getTime() > now.getTime() - ROW_MS)) return null;
    const begun = { state: 'begun', begunAt: now } as const;
    await tx
      .update(bulkRowTable)
      .set(begun)
      .where(and(eq(bulkId, id), eq(place, next.place)));
    return { row: { ...next, ...begun }, isAgain };
  });
}

/** Records what became of a row that was begun. */
export async function endRow(
  db: DbOrTx,
  { bulkId: id, place: at }: Pick<BulkRow, 'bulkId' | 'place'>,
  end: { state: BulkRowState; words: string | null },
): Promise<void> {
  const { bulkId, place, state } = bulkRowTable;
  await db
    .update(bulkRowTable)
    .set(end)
    .where(and(eq(bulkId, id), eq(place, at), eq(state, 'begun')));
}

/** Ends a bulk act of which no row is left to do, and empties the note. @returns whether rows are left */
export async function endBulk(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { bulkId, state } = bulkRowTable;
  const left = db
    .select({ one: sql`1` })
    .from(bulkRowTable)
    .where(and(eq(bulkId, id), inArray(state, ['planned', 'begun'])));
  const ended = await db
    .update(bulkActTable)
    .set({ state: 'done', endedAt: now, text: null })
    .where(and(eq(bulkActTable.id, id), eq(bulkActTable.state, 'running'), notExists(left)))
    .returning({ id: bulkActTable.id });
  return ended.length === 0;
}

/** Running bulk acts, for the sweep that continues what lost its job. */
export async function runningBulks(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: bulkActTable.id })
    .from(bulkActTable)
    .where(eq(bulkActTable.state, 'running'));
  return rows.map(({ id }) => id);
}

/** Deletes dry runs after a day, and everything else after 90. */
export async function forgetBulks(db: DbOrTx, now: Date): Promise<void> {
  const { plannedAt, state } = bulkActTable;
  const before = (age: number) => lt(plannedAt, new Date(now.getTime() - age));
  await db
    .delete(bulkActTable)
    .where(or(and(eq(state, 'planned'), before(PLAN_MS)), and(ne(state, 'running'), before(KEPT_MS))));
}
