import { eq, type SQL } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { purchaseTable } from './tables.ts';

/** An owner of purchases: a user, or a browser with its guest cookie. */
export type Owner = { user: string } | { guest: Buffer };

/** Ownership is part of the query: another owner's purchase is not found. */
export function ownedBy(owner: Owner): SQL {
  return 'user' in owner ? eq(purchaseTable.userId, owner.user) : eq(purchaseTable.guestHash, owner.guest);
}

/** The owner of a purchase: its account, otherwise its browser; null if neither is known any more. */
export async function ownerOfPurchase(db: DbOrTx, purchaseId: string): Promise<Owner | null> {
  const { userId, guestHash } = purchaseTable;
  const [row] = await db
    .select({ userId, guestHash })
    .from(purchaseTable)
    .where(eq(purchaseTable.id, purchaseId));
  if (!row) return null;
  if (row.userId !== null) return { user: row.userId };
  return row.guestHash && { guest: row.guestHash };
}
