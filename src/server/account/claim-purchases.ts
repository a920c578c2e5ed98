import { eq, notExists } from 'drizzle-orm';

import type { Db, DbOrTx } from '../db/database.ts';
import { accountTable } from '../identity/tables.ts';
import { countUnowned, type IsNobody, takeUnowned } from '../purchase/hand-over.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * A purchase is unowned if it has no account, or only the account made along with it that nobody has signed in to. Both look
 * alike to a holder of its proof, so that they do not reveal who has an account.
 */
function hasNoSignIn(db: DbOrTx): IsNobody {
  return (userId) => notExists(db.select().from(accountTable).where(eq(accountTable.userId, userId)));
}

/** Who owns a purchase, as far as the asker may know. */
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

/** How many eSIMs, delivered or on their way, a browser bought as a guest that no account owns yet. */
export function countGuestPurchases(db: Db, guest: Buffer): Promise<number> {
  return countUnowned(db, guest, hasNoSignIn(db));
}

/** Moves a browser's unowned purchases into a user's account. Returns how many. */
export function joinGuestPurchases(db: Db, user: string, guest: Buffer): Promise<number> {
  return db.transaction((tx) => takeUnowned(tx, { guest }, { user, guest }, hasNoSignIn(tx)));
}

/**
 * Moves an unowned purchase into a user's account. Returns whether it is theirs now, or was before.
 * @param guest the hash of the caller's own guest cookie
 */
export async function claimPurchase(
  db: Db,
  user: string,
  id: string,
  guest: Buffer | null,
): Promise<boolean> {
  const taken = await db.transaction((tx) => takeUnowned(tx, { id }, { user, guest }, hasNoSignIn(tx)));
  return taken > 0 || (await readPurchase(db, id))?.userId === user;
}
