import { and, asc, eq, ne, sql } from 'drizzle-orm';

import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { type OrderImport, orderImportLineTable, type OrderImportLine, orderImportTable } from './tables.ts';

export async function readImport(db: DbOrTx, id: string): Promise<OrderImport | null> {
  const [found] = await db.select().from(orderImportTable).where(eq(orderImportTable.id, id));
  return found ?? null;
}

export function importLines(db: DbOrTx, id: string): Promise<OrderImportLine[]> {
  const { importId, line } = orderImportLineTable;
  return db.select().from(orderImportLineTable).where(eq(importId, id)).orderBy(asc(line));
}

/** Stores a dry run in place of an earlier one of the same file; one that was started stays. */
export async function planImport(tx: Tx, row: OrderImport, lines: readonly OrderImportLine[]): Promise<void> {
  const { id, state } = orderImportTable;
  await tx.delete(orderImportTable).where(and(eq(id, row.id), eq(state, 'planned')));
  const [added] = await tx.insert(orderImportTable).values(row).onConflictDoNothing().returning({ id });
  if (added) await tx.insert(orderImportLineTable).values([...lines]);
}

/** Returns whether it was planned and runs now. */
export async function startImport(tx: Tx, wanted: string, now: Date): Promise<boolean> {
  const { id, state } = orderImportTable;
  const started = await tx
    .update(orderImportTable)
    .set({ state: 'running', startedAt: now })
    .where(and(eq(id, wanted), eq(state, 'planned')))
    .returning({ id });
  return started.length > 0;
}

/** The next line of a running import that nobody has done; null at the end, which ends it. */
export async function nextImportLine(db: Db, wanted: string, now: Date): Promise<OrderImportLine | null> {
  const { importId, state, line } = orderImportLineTable;
  const [next] = await db
    .select()
    .from(orderImportLineTable)
    .where(and(eq(importId, wanted), eq(state, 'planned')))
    .orderBy(asc(line))
    .limit(1);
  if (next) return next;
  await db
    .update(orderImportTable)
    .set({ state: 'done', endedAt: now })
    .where(and(eq(orderImportTable.id, wanted), eq(orderImportTable.state, 'running')));
  return null;
}

/** Records what became of a line, and forgets its buyer: the draft order has them. */
export async function endImportLine(
  db: DbOrTx,
  { importId, line }: Pick<OrderImportLine, 'importId' | 'line'>,
  end: Pick<OrderImportLine, 'state' | 'words' | 'draftOrderId'>,
): Promise<void> {
  const own = orderImportLineTable;
  await db
    .update(own)
    .set({ ...end, input: null })
    .where(and(eq(own.importId, importId), eq(own.line, line)));
}

/** Running imports, for the sweep that continues what lost its job. */
export async function runningImports(db: DbOrTx): Promise<string[]> {
  const { id, state } = orderImportTable;
  const rows = await db.select({ id }).from(orderImportTable).where(eq(state, 'running'));
  return rows.map((row) => row.id);
}

/** Erases an address from the lines of files: those that still wait are not ordered. */
export async function forgetImportedFor(tx: Tx, address: string): Promise<void> {
  const { input, state } = orderImportLineTable;
  await tx
    .update(orderImportLineTable)
    .set({
      input: null,
      state: sql`case when ${state} = 'planned' then 'failed' else ${state} end`,
    })
    .where(sql`lower(${input} ->> 'email') = ${address.toLowerCase()}`);
}

/** Deletes a batch of files as old as `until` with their lines, unless they still run. Returns how many. */
export function forgetImports(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, orderImportTable.createdAt, until, ne(orderImportTable.state, 'running'));
}

/** Deletes dry runs that nobody started, a day later. */
export async function forgetImportPlans(db: DbOrTx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  await db
    .delete(orderImportTable)
    .where(
      and(eq(orderImportTable.state, 'planned'), sql`${orderImportTable.createdAt} < ${before}::timestamptz`),
    );
}
