import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';

import { AWAITED_PURCHASES } from '../../domain/checkout/purchase-state.ts';
import { isAbout } from '../core/work.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { columnsOf, statement } from '../db/statement.ts';
import { inStates, isUnderWay } from './in-states.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** To read a purchase from the answer of a database function. */
export const purchaseColumns = columnsOf(purchaseTable);

const byId = statement((db) =>
  db
    .select()
    .from(purchaseTable)
    .where(eq(purchaseTable.id, sql.placeholder('id'))),
);

export async function readPurchase(db: DbOrTx, id: string): Promise<Purchase | null> {
  isAbout(id);
  const [purchase] = await byId(db, { id });
  return purchase ?? null;
}

/** Reads and locks the purchase: nobody else moves it until the transaction ends. */
export async function lockPurchase(tx: Tx, id: string): Promise<Purchase | null> {
  isAbout(id);
  const [purchase] = await tx.select().from(purchaseTable).where(eq(purchaseTable.id, id)).for('update');
  return purchase ?? null;
}

/** Plans paid for an eSIM but not on it yet: all, or those older than another purchase. */
export function plansOnTheirWayTo(
  db: DbOrTx,
  iccid: string,
  before?: Purchase,
): Promise<Pick<Purchase, 'id' | 'bundleName' | 'sourceBundle' | 'plan'>[]> {
  const { id, bundleName, sourceBundle, plan, topUpIccid, createdAt } = purchaseTable;
  return db
    .select({ id, bundleName, sourceBundle, plan })
    .from(purchaseTable)
    .where(
      and(eq(topUpIccid, iccid), inStates(AWAITED_PURCHASES), before && lt(createdAt, before.createdAt)),
    );
}

/** Purchases due to be looked at, longest waiting first. */
export function stuckPurchases(db: DbOrTx, now: Date, limit: number): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(and(isUnderWay, lte(purchaseTable.nextPollAt, now)))
    .orderBy(purchaseTable.nextPollAt)
    .limit(limit);
}

/** The recover job looks at the purchase at once. False if it is due already, or if nothing of it is under way. */
export async function makeDue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const due = await tx
    .update(purchaseTable)
    .set({ nextPollAt: now })
    .where(and(eq(purchaseTable.id, id), isUnderWay, gt(purchaseTable.nextPollAt, now)))
    .returning({ id: purchaseTable.id });
  return due.length > 0;
}
