import { asc, eq, gt, inArray, or, sql } from 'drizzle-orm';

import type { DbOrTx, Tx } from '../db/database.ts';
import { type CustomerMerge, customerMergeTable } from './tables.ts';

/**
 * Until the transaction ends, nobody else merges, undoes a merge, or erases a customer: so no merge outlives who was erased, and of two
 * that would close a circle the second one sees the first. Callers lock no row after it.
 */
export async function lockMerges(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('customer merges', 0))`);
}

/** All merges with one of these: ids of accounts, and addresses of guests in lower case. Oldest first. */
export async function mergesWith(db: DbOrTx, keys: readonly string[]): Promise<CustomerMerge[]> {
  if (keys.length === 0) return [];
  const { one, other, at, id } = customerMergeTable;
  return db
    .select()
    .from(customerMergeTable)
    .where(or(inArray(one, [...keys]), inArray(other, [...keys])))
    .orderBy(asc(at), asc(id));
}

/** @param merge with its two customers in any order */
export async function writeMerge(tx: Tx, merge: CustomerMerge): Promise<void> {
  const [one = '', other = ''] = [merge.one, merge.other].toSorted();
  await tx.insert(customerMergeTable).values({ ...merge, one, other });
}

/** Ends a merge. Null if it is gone already. */
export async function deleteMerge(tx: DbOrTx, id: string): Promise<CustomerMerge | null> {
  const [gone] = await tx.delete(customerMergeTable).where(eq(customerMergeTable.id, id)).returning();
  return gone ?? null;
}

/** Ends the merges of who is erased in this transaction. */
export async function forgetMergesWith(tx: Tx, keys: readonly string[]): Promise<void> {
  await lockMerges(tx);
  const { one, other } = customerMergeTable;
  await tx.delete(customerMergeTable).where(or(inArray(one, [...keys]), inArray(other, [...keys])));
}

/** A batch of all merges, by their ids, after one. */
export function mergesAfter(db: DbOrTx, after: string, limit: number): Promise<CustomerMerge[]> {
  const { id } = customerMergeTable;
  return db.select().from(customerMergeTable).where(gt(id, after)).orderBy(asc(id)).limit(limit);
}
