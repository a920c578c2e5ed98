import { eq } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { accountTable, verificationTable } from '../identity/tables.ts';
import { deleteUser } from '../identity/users.ts';
import { takeOutOfAccount } from '../purchase/hand-over.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * Takes a purchase out of the account that was made along with it for a wrong address, if nobody has signed in to that account:
 * it is deleted, and the mailed link no longer works. Returns false, changing nothing, if somebody can sign in to it.
 * The caller holds the locks of the user and of the purchase, taken in this order.
 */
export async function unmakeAccount(tx: Tx, purchase: Purchase, user: string): Promise<boolean> {
  const [signInMethod] = await tx
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(eq(accountTable.userId, user))
    .limit(1);
  if (signInMethod) return false;
  if ((await takeOutOfAccount(tx, purchase, user)) > 0) return true;
  await tx.delete(verificationTable).where(eq(verificationTable.value, user));
  await deleteUser(tx, user);
  return true;
}
