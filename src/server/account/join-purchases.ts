import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { userTable } from '../identity/tables.ts';
import { takeByAddress } from '../purchase/hand-over.ts';

/**
 * What guests bought with an address belongs to the account that has shown that the address is its own; an account that
 * has not shown it gets nothing. What is still being paid joins the next time. Returns how many purchases joined.
 */
export async function joinOlderPurchases(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, userId), eq(userTable.emailVerified, true)));
  return user ? takeByAddress(tx, user.id, user.email) : 0;
}
