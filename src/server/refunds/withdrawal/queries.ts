import { eq, inArray, isNull } from 'drizzle-orm';

import { inAnyOrder } from '../../db/columns.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { type Withdrawal, withdrawalTable } from './tables.ts';

/** The withdrawal from a contract; null if there is none. */
export async function withdrawalOf(db: DbOrTx, purchaseId: string): Promise<Withdrawal | null> {
  const [found] = await db.select().from(withdrawalTable).where(eq(withdrawalTable.purchaseId, purchaseId));
  return found ?? null;
}

/** Which of some purchases were withdrawn from. */
export async function withdrawnFrom(db: DbOrTx, purchaseIds: string[]): Promise<Set<string>> {
  if (purchaseIds.length === 0) return new Set();
  const { purchaseId } = withdrawalTable;
  const rows = await db.select({ purchaseId }).from(withdrawalTable).where(inArray(purchaseId, purchaseIds));
  return new Set(rows.map((row) => row.purchaseId));
}

/** Some of the withdrawals that are not settled yet. */
export function openWithdrawals(db: DbOrTx, limit: number): Promise<Withdrawal[]> {
  return db
    .select()
    .from(withdrawalTable)
    .where(isNull(withdrawalTable.settledAt))
    .orderBy(inAnyOrder)
    .limit(limit);
}

/** Erases the consumers' names and addresses. Date, contract and outcome remain for the books. */
export async function eraseWithdrawals(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx
    .update(withdrawalTable)
    .set({ name: '', email: '' })
    .where(inArray(withdrawalTable.purchaseId, purchaseIds));
}
