import { and, eq, notExists } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { accountTable, userTable } from '../identity/tables.ts';

/**
 * Google vouches for an address. An account that was made at checkout has no way to sign in yet, so nobody is inside
 * it: it belongs to whoever has the address. Accounts with a password stay as they are.
 */
export async function welcomeAddress({ db }: Pick<Deps, 'db'>, email: string): Promise<void> {
  const signInMethods = db.db.select().from(accountTable).where(eq(accountTable.userId, userTable.id));
  await db.db
    .update(userTable)
    .set({ emailVerified: true })
    .where(and(eq(userTable.email, email), eq(userTable.emailVerified, false), notExists(signInMethods)));
}
