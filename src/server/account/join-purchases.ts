import { and, eq, isNull, sql } from 'drizzle-orm';

import { purchaseTable } from '../checkout/tables.ts';
import type { Tx } from '../db/database.ts';
import { userTable } from './tables.ts';

/**
 * What a guest bought with an address belongs to the account that has shown that the address is its own. An account
 * that has not shown it gets nothing. Answers how many purchases joined.
 */
export async function joinOlderPurchases(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, userId), eq(userTable.emailVerified, true)));
  if (!user) return 0;
  const joined = await tx
    .update(purchaseTable)
    .set({ userId })
    .where(and(eq(sql`lower(${purchaseTable.email})`, user.email), isNull(purchaseTable.userId)))
    .returning({ id: purchaseTable.id });
  return joined.length;
}
