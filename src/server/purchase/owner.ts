import { eq, type SQL } from 'drizzle-orm';

import { purchaseTable } from './tables.ts';

/** Whose purchases are meant: a user's, or those of a browser that shows its guest cookie. */
export type Owner = { user: string } | { guest: Buffer };

/** Ownership is part of the query: a foreign purchase is not found. */
export function ownedBy(owner: Owner): SQL {
  return 'user' in owner ? eq(purchaseTable.userId, owner.user) : eq(purchaseTable.guestHash, owner.guest);
}
