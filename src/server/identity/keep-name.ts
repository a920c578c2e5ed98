import { and, eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { userTable } from './tables.ts';
import type { Visitor } from './who.ts';

/** An account without a name takes the one that its owner buys under, so that nobody is asked twice. */
export async function keepName(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Pick<Visitor, 'id' | 'email' | 'name'>,
  fullName: string,
): Promise<void> {
  // Who pays from a wallet that tells no name buys under their address.
  if (user.name !== '' || fullName === user.email) return;
  await db.db
    .update(userTable)
    .set({ name: fullName, updatedAt: now() })
    .where(and(eq(userTable.id, user.id), eq(userTable.name, '')));
}
