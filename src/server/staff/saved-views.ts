import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { defaultViewTable, operatorTable, type SavedView, savedViewTable } from './tables.ts';

/** The views of a screen that an operator may use: their own and those shared with the team, by name. */
export function viewsFor(
  db: DbOrTx,
  { screen, operatorId }: { screen: string; operatorId: string | null },
): Promise<SavedView[]> {
  const { ownerId, isShared, name } = savedViewTable;
  const isOwn = operatorId === null ? isNull(ownerId) : eq(ownerId, operatorId);
  return db
    .select()
    .from(savedViewTable)
    .where(and(eq(savedViewTable.screen, screen), or(isShared, isOwn)))
    .orderBy(asc(sql`lower(${name})`), asc(savedViewTable.id));
}

/** Locked until the transaction ends. @throws Problem `no_view` */
export async function lockView(tx: Tx, id: string): Promise<SavedView> {
  const [found] = await tx.select().from(savedViewTable).where(eq(savedViewTable.id, id)).for('update');
  if (!found) throw new Problem('no_view');
  return found;
}

/** Whether another view that the same people see has the name. */
export async function isNameTaken(
  tx: Tx,
  { id, screen, name, isShared, ownerId }: Pick<SavedView, 'id' | 'screen' | 'name' | 'isShared' | 'ownerId'>,
): Promise<boolean> {
  const isTheirs: SQL | undefined = isShared
    ? eq(savedViewTable.isShared, true)
    : ownerId === null
      ? isNull(savedViewTable.ownerId)
      : eq(savedViewTable.ownerId, ownerId);
  const found = await tx
    .select({ id: savedViewTable.id })
    .from(savedViewTable)
    .where(
      and(
        eq(savedViewTable.screen, screen),
        sql`lower(${savedViewTable.name}) = lower(${name})`,
        isTheirs,
        eq(savedViewTable.isShared, isShared),
      ),
    );
  return found.some((one) => one.id !== id);
}

/** Serializes changes of a screen's views, so that of two at once the second sees the first one's name. */
export async function lockViewNames(tx: Tx, screen: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${screen}`}, 0))`);
}

export async function writeView(tx: Tx, view: SavedView): Promise<void> {
  await tx.insert(savedViewTable).values(view).onConflictDoUpdate({ target: savedViewTable.id, set: view });
}

/** Deletes a view; lists that opened with it open as they are. */
export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedViewTable).where(eq(savedViewTable.id, id));
  await tx.delete(defaultViewTable).where(eq(defaultViewTable.view, id));
}

/** What a screen opens with for an operator: a view's id or a built-in name; null for the whole list. */
export async function defaultViewOf(
  db: DbOrTx,
  { screen, operatorId }: { screen: string; operatorId: string },
): Promise<string | null> {
  const { operatorId: by, screen: of, view } = defaultViewTable;
  const [found] = await db
    .select({ view })
    .from(defaultViewTable)
    .where(and(eq(by, operatorId), eq(of, screen)));
  return found?.view ?? null;
}

/** @param view null for the whole list */
export async function setDefaultView(
  db: DbOrTx,
  { screen, operatorId }: { screen: string; operatorId: string },
  view: string | null,
): Promise<void> {
  const { operatorId: by, screen: of } = defaultViewTable;
  if (view === null) await db.delete(defaultViewTable).where(and(eq(by, operatorId), eq(of, screen)));
  else
    await db
      .insert(defaultViewTable)
      .values({ screen, operatorId, view })
      .onConflictDoUpdate({ target: [by, of], set: { view } });
}

/** Deletes what nobody can use any more: views of removed people that they did not share. */
export async function forgetViews(db: DbOrTx): Promise<void> {
  const removed = db
    .select({ id: operatorTable.id })
    .from(operatorTable)
    .where(sql`${operatorTable.removedAt} is not null`);
  await db
    .delete(savedViewTable)
    .where(and(eq(savedViewTable.isShared, false), inArray(savedViewTable.ownerId, removed)));
  await db.delete(defaultViewTable).where(inArray(defaultViewTable.operatorId, removed));
}
