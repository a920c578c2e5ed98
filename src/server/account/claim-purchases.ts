import { eq, notExists } from 'drizzle-orm';

import type { Db, DbOrTx } from '../db/database.ts';
import { accountTable } from '../identity/tables.ts';
import { countUnowned, type IsNobody, takeUnowned } from '../purchase/hand-over.ts';
import { readPurchase } from '../purchase/queries.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * A purchase is nobody's when it has no account, or the one that was made along with it, which nobody has ever entered.
 * To whoever holds its proof the two look alike, so that they do not tell who has an account.
 */
function hasNoSignIn(db: DbOrTx): IsNobody {
  return (userId) => notExists(db.select().from(accountTable).where(eq(accountTable.userId, userId)));
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
export function countGuestPurchases(db: Db, guest: Buffer): Promise<number> {
  return countUnowned(db, guest, hasNoSignIn(db));
}

/** Gives what was bought in a browser and belongs to nobody to a user. Returns how many purchases. */
export function joinGuestPurchases(db: Db, user: string, guest: Buffer): Promise<number> {
  return db.transaction((tx) => takeUnowned(tx, { guest }, { user, guest }, hasNoSignIn(tx)));
}

/**
 * Gives a purchase that belongs to nobody to a user. Returns whether it is theirs now, or was before.
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
