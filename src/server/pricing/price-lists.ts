import { desc, eq, lt } from 'drizzle-orm';

import { type BelowFloor, inOrder, type PriceRule } from '../../domain/operators/pricing/price-rules.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import { type PriceList, type PriceListRow, priceListTable } from './tables.ts';

/** @throws MalformedRow */
const priced = (row: PriceListRow): PriceList => ({ ...row, rules: wellFormed(row.rules, row.version) });

/** The price list in force. @throws MalformedRow */
export async function newestList(db: DbOrTx): Promise<PriceList> {
  const [newest] = await db.select().from(priceListTable).orderBy(desc(priceListTable.version)).limit(1);
  if (!newest) throw new Error('there is no price list');
  return priced(newest);
}

/** @throws Problem `no_price_list`, MalformedRow */
export async function listOfVersion(db: DbOrTx, version: number): Promise<PriceList> {
  const [list] = await db.select().from(priceListTable).where(eq(priceListTable.version, version));
  if (!list) throw new Problem('no_price_list');
  return priced(list);
}

/** Published price lists, newest first. */
export function listsBefore(db: DbOrTx, before: number | undefined, limit: number): Promise<PriceListRow[]> {
  return db
    .select()
    .from(priceListTable)
    .where(before === undefined ? undefined : lt(priceListTable.version, before))
    .orderBy(desc(priceListTable.version))
    .limit(limit);
}

export interface NewList {
  rules: readonly PriceRule[];
  belowFloor: BelowFloor;
  why: string;
  operatorId: string | null;
  /** The version it replaces. */
  upon: number;
}

/**
 * Adds a list after the newest one. A list equal to the newest is not added: the newest is returned.
 * @throws Problem `changed_by_another` if `upon` is not the newest any more
 */
export async function addList(tx: Tx, { upon, rules, ...list }: NewList): Promise<PriceList> {
  const newest = await newestList(tx);
  if (upon !== newest.version) throw new Problem('changed_by_another');
  const ordered = inOrder(rules);
  const isSame =
    list.belowFloor === newest.belowFloor &&
    JSON.stringify(ordered) === JSON.stringify(inOrder(newest.rules));
  if (isSame) return newest;
  const [added] = await tx
    .insert(priceListTable)
    .values({ ...list, rules: ordered, version: newest.version + 1 })
    // Somebody who published at the same moment has taken the number.
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Problem('changed_by_another');
  return priced(added);
}
