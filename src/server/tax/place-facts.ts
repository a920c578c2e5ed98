import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import type { Deps } from '../deps.ts';
import { basketIdIn } from '../purchase/basket.ts';
import { type PurchaseTax, purchaseTaxTable } from './tables.ts';

const { network, card, address, simExpected, sim } = purchaseTaxTable;
const { vatNumber, vatStanding, vatAnswer, vatConsultation, vatName, vatAddress, vatCheckedAt, vatCheckAt } =
  purchaseTaxTable;
const COLUMNS = {
  network,
  card,
  address,
  simExpected,
  sim,
  vatNumber,
  vatStanding,
  vatAnswer,
  vatConsultation,
  vatName,
  vatAddress,
  vatCheckedAt,
  vatCheckAt,
};

/** Facts about where a buyer is, each a territory of VAT, and about a business's number. */
type NewPlace = Partial<Pick<PurchaseTax, keyof typeof COLUMNS>>;

/**
 * Keeps what became known of where a buyer is; null, and keeps nothing, where no tax is charged. What is known already stays, so
 * that a call may be repeated.
 */
export async function keepPlace(
  { settings }: Pick<Deps, 'settings'>,
  db: DbOrTx,
  purchaseId: string,
  place: NewPlace,
): Promise<PurchaseTax | null> {
  if (settings.TAX === 'none') return null;
  const kept = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, column]) => [
      name,
      sql`coalesce(${column}, ${sql.raw(`excluded.${column.name}`)})`,
    ]),
  );
  const [row] = await db
    .insert(purchaseTaxTable)
    .values({ purchaseId, ...place })
    .onConflictDoUpdate({ target: purchaseTaxTable.purchaseId, set: kept })
    .returning();
  return row ?? null;
}

/** What is known of where the buyer of a purchase, or of its basket, is; null where the shop charged no tax when it was begun. */
export async function placeOf(db: DbOrTx, purchaseId: string): Promise<PurchaseTax | null> {
  const [row] = await db
    .select()
    .from(purchaseTaxTable)
    .where(eq(purchaseTaxTable.purchaseId, basketIdIn(purchaseId)));
  return row ?? null;
}

/** Deletes a batch of what was kept of the years before; `until` is the last moment of a year. Returns how many. */
export function forgetPlaces(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, purchaseTaxTable.createdAt, until);
}

/** Deletes what was kept of purchases that were never taxed: nobody has to prove anything about them. */
export async function forgetUntaxed(tx: Tx, purchaseIds: string[]): Promise<void> {
  const { purchaseId, decidedAt } = purchaseTaxTable;
  await tx.delete(purchaseTaxTable).where(and(inArray(purchaseId, purchaseIds), isNull(decidedAt)));
}
