import { and, count, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';

import { buyerView, PURCHASE_STATES } from '../../domain/checkout/purchase-state.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import { readPurchase } from '../purchase/queries.ts';
import { type Purchase, purchaseTable } from '../purchase/tables.ts';
import { accountTable } from './identity/tables.ts';

/**
 * Paid, not yet erased, and nobody can reach it by signing in: it has no account, or the one that was made along with
 * it, which nobody has ever entered. To whoever holds its proof the two look alike, so that they do not tell who has
 * an account.
 */
function isUnowned(db: DbOrTx): SQL | undefined {
  const signInMethods = db.select().from(accountTable).where(eq(accountTable.userId, purchaseTable.userId));
  return and(isNotNull(purchaseTable.paidAt), isNull(purchaseTable.erasedAt), notExists(signInMethods));
}

/** Whose account a purchase is in, as far as the asker may know. */
export async function ownershipOf(
  db: Db,
  { userId }: Pick<Purchase, 'userId'>,
  asker: string | null,
): Promise<'you' | 'nobody' | 'another'> {
  if (userId === null) return 'nobody';
  if (userId === asker) return 'you';
  const [signInMethod] = await db.select().from(accountTable).where(eq(accountTable.userId, userId)).limit(1);
  return signInMethod ? 'another' : 'nobody';
}

/** How many eSIMs, there or on their way, were bought in a browser and belong to nobody yet. */
export async function countGuestPurchases(db: Db, guest: Buffer): Promise<number> {
  const shown = PURCHASE_STATES.filter((state) => ['processing', 'ready'].includes(buyerView(state)));
  const [row] = await db
    .select({ count: count() })
    .from(purchaseTable)
    .where(and(eq(purchaseTable.guestHash, guest), inArray(purchaseTable.state, shown), isUnowned(db)));
  return row?.count ?? 0;
}

/** Gives what was bought in a browser and belongs to nobody to a user. Returns how many purchases. */
export function joinGuestPurchases(db: Db, userId: string, guest: Buffer): Promise<number> {
  return take(db, userId, guest, eq(purchaseTable.guestHash, guest));
}

/**
 * Gives a purchase that belongs to nobody to a user. Returns whether it is theirs now, or was before.
 * @param guest the hash of the caller's own guest cookie
 */
export async function claimPurchase(
  db: Db,
  userId: string,
  purchaseId: string,
  guest: Buffer | null,
): Promise<boolean> {
  if ((await take(db, userId, guest, eq(purchaseTable.id, purchaseId))) > 0) return true;
  return (await readPurchase(db, purchaseId))?.userId === userId;
}

/**
 * Taken in the browser it was bought in, that browser no longer shows it: signing out there hides it. Taken elsewhere, by a
 * link that may have been passed on, its buyer goes on seeing it there. The rows are locked before it is asked whose
 * they are: PostgreSQL does not ask other tables anew about a row for which it had to wait.
 */
function take(db: Db, userId: string, guest: Buffer | null, which: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: purchaseTable.id })
      .from(purchaseTable)
      .where(which)
      .orderBy(purchaseTable.id)
      .for('update');
    const ids = locked.map(({ id }) => id);
    const { guestHash } = purchaseTable;
    // Theirs since they took it elsewhere: now they show that it was bought here.
    const isKeptBesides = guest ? and(eq(purchaseTable.userId, userId), eq(guestHash, guest)) : undefined;
    const taken = await tx
      .update(purchaseTable)
      .set({ userId, guestHash: sql`nullif(${guestHash}, ${sql.param(guest, guestHash)})` })
      .where(and(inArray(purchaseTable.id, ids), or(isUnowned(tx), isKeptBesides)))
      .returning({ id: purchaseTable.id });
    return taken.length;
  });
}
