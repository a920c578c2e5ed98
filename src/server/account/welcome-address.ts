import { and, eq, notExists } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { accountTable, userTable } from '../identity/tables.ts';

/**
 * Google vouches for an address. An account made at checkout has no sign-in method yet, so nobody uses it: it belongs to the
 * owner of the address. Accounts with a password are left unchanged.
 */
export async function welcomeAddress({ db }: Pick<Deps, 'db'>, email: string): Promise<void> {
  const signInMethods = db.db.select().from(accountTable).where(eq(accountTable.userId, userTable.id));
  await db.db
    .update(userTable)
    .set({ emailVerified: true })
    .where(and(eq(userTable.email, email), eq(userTable.emailVerified, false), notExists(signInMethods)));
}
