import { and, eq, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm';

import type { Cipher } from '../db/cipher.ts';
import type { DbOrTx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { ownUuid } from './guest-proof.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/**
 * The basket of a purchase: what is paid, held and disputed at once. It is named by the purchase of its first line, and a purchase
 * without companions is a basket of its own.
 */
export function basketIdOf({ id, basketId }: Pick<Purchase, 'id' | 'basketId'>): string {
  return basketId ?? id;
}

/** The purchase of a line after the first: it can be made again when the row is lost. */
export function lineId(cipher: Cipher, basketId: string, line: number): string {
  return ownUuid(cipher.sign(`line ${basketId} ${line}`));
}

/** Whether its basket has other lines. */
export function hasCompanions({ basketId }: Pick<Purchase, 'basketId'>): boolean {
  return basketId !== null;
}

const byBasket = statement((db) =>
  db
    .select()
    .from(purchaseTable)
    .where(eq(purchaseTable.basketId, sql.placeholder('basket')))
    .orderBy(purchaseTable.line),
);

/** All lines of a purchase's basket in their order; only the given row, unread, if it is the only one. */
export async function linesOf(db: DbOrTx, purchase: Purchase): Promise<Purchase[]> {
  if (purchase.basketId === null) return [purchase];
  return byBasket(db, { basket: purchase.basketId });
}

/** All lines of the baskets with these ids. */
export async function linesOfBaskets(db: DbOrTx, basketIds: readonly string[]): Promise<Purchase[]> {
  const { id, basketId } = purchaseTable;
  const ids = [...basketIds];
  return db
    .select()
    .from(purchaseTable)
    .where(or(inArray(id, ids), inArray(basketId, ids)));
}

/** The purchase with this id, and the others of its basket. */
export const inBasketOf = (purchaseId: string) =>
  or(eq(purchaseTable.id, purchaseId), eq(purchaseTable.basketId, basketIdIn(purchaseId)));

/** The ids of the other purchases of a purchase's basket. */
export async function companionsOf(db: DbOrTx, purchaseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: purchaseTable.id })
    .from(purchaseTable)
    .where(and(inBasketOf(purchaseId), ne(purchaseTable.id, purchaseId)))
    .orderBy(purchaseTable.line);
  return rows.map(({ id }) => id);
}

/** The id of a purchase's basket, for a query that only knows the purchase's. */
export const basketIdIn = (purchaseId: string | SQLWrapper) => sql`basket_of(${purchaseId})`;

/**
 * Decides, before it is ordered, which eSIM a line goes onto: that of another line, or one of its own. Null if it was ordered, or
 * given up, meanwhile.
 */
export async function decideEsim(
  db: DbOrTx,
  purchase: Purchase,
  set: Pick<Purchase, 'topUpIccid' | 'topUpEsimId'> | { ontoLine: null },
): Promise<Purchase | null> {
  const { id, state, orderAttempts } = purchaseTable;
  const [now] = await db
    .update(purchaseTable)
    .set(set)
    .where(and(eq(id, purchase.id), eq(state, 'paid'), eq(orderAttempts, purchase.orderAttempts)))
    .returning();
  return now ?? null;
}

/** The lines of the basket with this id. */
export const inBasket = (basketId: string) =>
  or(eq(purchaseTable.id, basketId), eq(purchaseTable.basketId, basketId));
