import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { DbOrTx, Tx } from '../db/database.ts';
import { accountTable, sessionTable, userTable, verificationTable } from '../identity/tables.ts';
import { accountAt, lockUser } from '../identity/users.ts';

/** How the owner of an address can sign in; null if nobody has proven yet that the account is theirs. */
export async function waysInto(
  db: DbOrTx,
  email: string,
): Promise<{ password: boolean; google: boolean } | null> {
  const rows = await db
    .select({ way: accountTable.providerId })
    .from(userTable)
    .innerJoin(accountTable, eq(accountTable.userId, userTable.id))
    .where(and(eq(userTable.email, email), eq(userTable.emailVerified, true)));
  const has = (way: string) => rows.some((row) => row.way === way);
  return rows.length === 0 ? null : { password: has('credential'), google: has('google') };
}

/**
 * The account of somebody who has proven that an address is theirs, made if there is none. What others did with the address before
 * ends, as after a password reset: ways to sign in, sessions, links.
 * @param email in lower case
 * @returns null if its owner can sign in already
 */
export async function provenAccount(
  tx: Tx,
  { email, name, at }: { email: string; name: string; at: Date },
): Promise<string | null> {
  const userId = await accountAt(tx, { email, name, at });
  await lockUser(tx, userId);
  if (await waysInto(tx, email)) return null;
  const [user] = await tx.select().from(userTable).where(eq(userTable.id, userId));
  if (!user) throw new Error('an account was deleted while it was proven');
  if (!user.emailVerified) {
    await tx.delete(accountTable).where(eq(accountTable.userId, userId));
    await tx.delete(sessionTable).where(eq(sessionTable.userId, userId));
    await tx.delete(verificationTable).where(eq(verificationTable.value, userId));
  }
  await tx
    .update(userTable)
    .set({ emailVerified: true, name: user.name || name, updatedAt: at })
    .where(eq(userTable.id, userId));
  return userId;
}

/** Gives an account without a password its first one. @param hash by the sign-in library */
export async function addPassword(
  tx: Tx,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
): Promise<void> {
  const times = { createdAt: at, updatedAt: at };
  await tx.insert(accountTable).values({
    id: randomUUID(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: hash,
    ...times,
  });
}
