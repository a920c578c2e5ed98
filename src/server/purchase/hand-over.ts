import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';

import { buyerView, PURCHASE_STATES } from '../../domain/checkout/purchase-state.ts';
import type { Db, Tx } from '../db/database.ts';
import { basketIdOf, inBasket, inBasketOf } from './basket.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** Whether nobody can sign in as a purchase's user, as a query by the accounts' room; true without a user. */
export type IsNobody = (userId: typeof purchaseTable.userId) => SQL;

const { id: purchaseId, userId, guestHash, email, paidAt, erasedAt, state } = purchaseTable;

/** Paid, not erased, and nobody can reach it by signing in. */
function isUnowned(isNobody: IsNobody): SQL | undefined {
  return and(isNotNull(paidAt), isNull(erasedAt), isNobody(userId));
}

/** Number of purchases, delivered or on their way, that were made in a browser and that nobody owns yet. */
export async function countUnowned(db: Db, guest: Buffer, isNobody: IsNobody): Promise<number> {
  const shown = PURCHASE_STATES.filter((one) => ['processing', 'ready'].includes(buyerView(one)));
  const [row] = await db
    .select({ count: count() })
    .from(purchaseTable)
    .where(and(eq(guestHash, guest), inArray(state, shown), isUnowned(isNobody)));
  return row?.count ?? 0;
}

/**
 * Gives a user the purchases made in a browser, or one by its id with all of its basket, if nobody owns them. Returns how many. If claimed in the
 * browser it was bought in, a purchase is no longer shown by that browser's cookie: signing out there hides it. If claimed
 * elsewhere, through a link that may have been passed on, its buyer still sees it there. The rows are locked before checking who
 * owns them: PostgreSQL does not read other tables again for a row for which it had to wait.
 * @param guest the claiming user's own browser
 */
export async function takeUnowned(
  tx: Tx,
  which: { guest: Buffer } | { id: string },
  to: { user: string; guest: Buffer | null },
  isNobody: IsNobody,
): Promise<number> {
  const locked = await tx
    .select({ id: purchaseId })
    .from(purchaseTable)
    .where('id' in which ? inBasketOf(which.id) : eq(guestHash, which.guest))
    .orderBy(purchaseId)
    .for('update');
  const ids = locked.map(({ id }) => id);
  // Claimed elsewhere earlier; the user now shows that it was bought in this browser.
  const isKeptBesides = to.guest ? and(eq(userId, to.user), eq(guestHash, to.guest)) : undefined;
  const taken = await tx
    .update(purchaseTable)
    .set({ userId: to.user, guestHash: sql`nullif(${guestHash}, ${sql.param(to.guest, guestHash)})` })
    .where(and(inArray(purchaseId, ids), or(isUnowned(isNobody), isKeptBesides)))
    .returning({ id: purchaseId });
  return taken.length;
}

/**
 * Gives guest purchases with an address to the user who has verified it. Purchases still being paid are left to their buyer's
 * browser. From then on only the account shows them, no longer the browser they were bought in. Returns how many.
 */
export async function takeByAddress(tx: Tx, user: string, address: string): Promise<number> {
  const isTheirs = eq(sql`lower(${email})`, address);
  const isOlder = and(isTheirs, isNull(userId), isNotNull(paidAt));
  // A purchase that made the account and came with it, not one claimed through a link and with another address.
  const isStillInBrowser = and(eq(userId, user), isNotNull(guestHash), isTheirs);
  const joined = await tx
    .update(purchaseTable)
    .set({ userId: user, guestHash: null })
    .where(or(isOlder, isStillInBrowser))
    .returning({ id: purchaseId });
  return joined.length;
}

/**
 * Puts a purchase into an account, with those of its basket that are in none. The caller must hold its lock and have seen that it
 * is in none.
 */
export async function putIntoAccount(tx: Tx, purchase: Purchase, user: string): Promise<void> {
  await tx
    .update(purchaseTable)
    .set({ userId: user })
    .where(and(inBasket(basketIdOf(purchase)), isNull(userId)));
}

/**
 * Removes a purchase from an account, with its basket. The caller must hold its lock. Returns how many others are left in the
 * account.
 */
export async function takeOutOfAccount(tx: Tx, purchase: Purchase, user: string): Promise<number> {
  await tx
    .update(purchaseTable)
    .set({ userId: null })
    .where(and(inBasket(basketIdOf(purchase)), eq(userId, user)));
  return tx.$count(purchaseTable, eq(userId, user));
}

/** Moves all purchases from one guest secret to another; the old one then shows none. Returns how many. */
export async function moveGuest(db: Db, from: Buffer, to: Buffer): Promise<number> {
  const moved = await db
    .update(purchaseTable)
    .set({ guestHash: to })
    .where(eq(guestHash, from))
    .returning({ id: purchaseId });
  return moved.length;
}

/** One of these guests that has a purchase; null if none has. */
export async function guestAmong(db: Db, guests: Buffer[]): Promise<Buffer | null> {
  const [found] = await db
    .select({ guestHash })
    .from(purchaseTable)
    .where(inArray(guestHash, guests))
    .limit(1);
  return found?.guestHash ?? null;
}
