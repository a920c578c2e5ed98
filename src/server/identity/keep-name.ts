import { and, eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { userTable } from './tables.ts';
import type { Visitor } from './who.ts';

/** An account without a name gets the one its owner buys under, so that they need not type it twice. */
export async function keepName(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Pick<Visitor, 'id' | 'email' | 'name'>,
  fullName: string,
): Promise<void> {
  // A wallet without a name makes the address the buyer's name.
  if (user.name !== '' || fullName === user.email) return;
  await db.db
    .update(userTable)
    .set({ name: fullName, updatedAt: now() })
    .where(and(eq(userTable.id, user.id), eq(userTable.name, '')));
}
