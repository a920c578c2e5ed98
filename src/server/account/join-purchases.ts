import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { purchaseTable } from '../purchase/tables.ts';
import { userTable } from './identity/tables.ts';

/**
 * What guests bought with an address belongs to the account that has shown that the address is its own; an account that
 * has not shown it gets nothing. What is still being paid is left to its buyer's browser, and joins the next time. From
 * then on only the account shows it, no longer the browser it was bought in. Returns how many purchases joined.
 */
export async function joinOlderPurchases(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, userId), eq(userTable.emailVerified, true)));
  if (!user) return 0;
  const isOlder = and(
    eq(sql`lower(${purchaseTable.email})`, user.email),
    isNull(purchaseTable.userId),
    isNotNull(purchaseTable.paidAt),
  );
  // One that came along when its purchase made the account; not one that was taken by a link with another address on it.
  const isStillInBrowser = and(
    eq(purchaseTable.userId, userId),
    isNotNull(purchaseTable.guestHash),
    eq(sql`lower(${purchaseTable.email})`, user.email),
  );
  const joined = await tx
    .update(purchaseTable)
    .set({ userId, guestHash: null })
    .where(or(isOlder, isStillInBrowser))
    .returning({ id: purchaseTable.id });
  return joined.length;
}
