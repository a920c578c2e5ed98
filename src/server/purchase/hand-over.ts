import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';

import { buyerView, PURCHASE_STATES } from '../../domain/checkout/purchase-state.ts';
import type { Db, Tx } from '../db/database.ts';
import { purchaseTable } from './tables.ts';

/** Whether nobody can sign in as the user of a purchase, as the room of the accounts asks it; true for no user. */
export type IsNobody = (userId: typeof purchaseTable.userId) => SQL;

const { id: purchaseId, userId, guestHash, email, paidAt, erasedAt, state } = purchaseTable;

/** Paid, not yet erased, and nobody can reach it by signing in. */
function isUnowned(isNobody: IsNobody): SQL | undefined {
  return and(isNotNull(paidAt), isNull(erasedAt), isNobody(userId));
}

/** How many purchases, there or on their way, were made in a browser and belong to nobody yet. */
export async function countUnowned(db: Db, guest: Buffer, isNobody: IsNobody): Promise<number> {
  const shown = PURCHASE_STATES.filter((one) => ['processing', 'ready'].includes(buyerView(one)));
  const [row] = await db
    .select({ count: count() })
    .from(purchaseTable)
    .where(and(eq(guestHash, guest), inArray(state, shown), isUnowned(isNobody)));
  return row?.count ?? 0;
}

/**
 * Gives the purchases that were made in a browser, or one by its id, to a user, as far as they belong to nobody. Returns how
 * many. Taken in the browser it was bought in, that browser no longer shows it: signing out there hides it. Taken elsewhere,
 * by a link that may have been passed on, its buyer goes on seeing it there. The rows are locked before it is asked whose
 * they are: PostgreSQL does not ask other tables anew about a row for which it had to wait.
 * @param guest the taker's own browser
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
    .where('id' in which ? eq(purchaseId, which.id) : eq(guestHash, which.guest))
    .orderBy(purchaseId)
    .for('update');
  const ids = locked.map(({ id }) => id);
  // Theirs since they took it elsewhere: now they show that it was bought here.
  const isKeptBesides = to.guest ? and(eq(userId, to.user), eq(guestHash, to.guest)) : undefined;
  const taken = await tx
    .update(purchaseTable)
    .set({ userId: to.user, guestHash: sql`nullif(${guestHash}, ${sql.param(to.guest, guestHash)})` })
    .where(and(inArray(purchaseId, ids), or(isUnowned(isNobody), isKeptBesides)))
    .returning({ id: purchaseId });
  return taken.length;
}

/**
 * Gives what guests bought with an address to the user who has shown that it is theirs. What is still being paid is left to
 * its buyer's browser. From then on only the account shows it, no longer the browser it was bought in. Returns how many.
 */
export async function takeByAddress(tx: Tx, user: string, address: string): Promise<number> {
  const isTheirs = eq(sql`lower(${email})`, address);
  const isOlder = and(isTheirs, isNull(userId), isNotNull(paidAt));
  // One that came along when its purchase made the account; not one that was taken by a link with another address on it.
  const isStillInBrowser = and(eq(userId, user), isNotNull(guestHash), isTheirs);
  const joined = await tx
    .update(purchaseTable)
    .set({ userId: user, guestHash: null })
    .where(or(isOlder, isStillInBrowser))
    .returning({ id: purchaseId });
  return joined.length;
}

/** Puts a purchase into an account. For who holds its lock and has seen that it is in none. */
export async function putIntoAccount(tx: Tx, id: string, user: string): Promise<void> {
  await tx.update(purchaseTable).set({ userId: user }).where(eq(purchaseId, id));
}

/** Takes a purchase out of an account, for who holds its lock. Returns how many others are left in it. */
export async function takeOutOfAccount(tx: Tx, id: string, user: string): Promise<number> {
  await tx.update(purchaseTable).set({ userId: null }).where(eq(purchaseId, id));
  return tx.$count(purchaseTable, eq(userId, user));
}

/** Lets the browser that shows one guest secret see what another one did, which sees nothing any more. Returns how many. */
export async function moveGuest(db: Db, from: Buffer, to: Buffer): Promise<number> {
  const moved = await db
    .update(purchaseTable)
    .set({ guestHash: to })
    .where(eq(guestHash, from))
    .returning({ id: purchaseId });
  return moved.length;
}

/** One of these guests who has bought something; null for none. */
export async function guestAmong(db: Db, guests: Buffer[]): Promise<Buffer | null> {
  const [found] = await db
    .select({ guestHash })
    .from(purchaseTable)
    .where(inArray(guestHash, guests))
    .limit(1);
  return found?.guestHash ?? null;
}
