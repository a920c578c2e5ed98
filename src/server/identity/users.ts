import { randomUUID } from 'node:crypto';

import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';

import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { accountTable, sessionTable, type User, userTable, verificationTable } from './tables.ts';

/**
 * Keeps an account from being deleted until the transaction ends. Waits for a deletion under way; false if the account is gone.
 */
export async function keepUser(tx: Tx, id: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.id, id))
    .for('key share');
  return user !== undefined;
}

/** Until the transaction ends, nobody else can change the user or sign in as them. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, id)).for('update');
}

/** Deletes a user with their sessions, sign-in methods and unsent mails. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(userTable).where(eq(userTable.id, id));
}

/** Hash of a user's password; null if they sign in without one. */
export async function passwordHashOf(db: DbOrTx, id: string): Promise<string | null> {
  const [credential] = await db
    .select({ hash: accountTable.password })
    .from(accountTable)
    .where(and(eq(accountTable.userId, id), eq(accountTable.providerId, 'credential')));
  return credential?.hash ?? null;
}

/** Ids of users last seen at or before a time, longest away first. */
export async function usersLastSeenBy(db: DbOrTx, at: Date, limit: number): Promise<string[]> {
  const users = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(lte(userTable.lastSeenAt, at))
    .orderBy(asc(userTable.lastSeenAt))
    .limit(limit);
  return users.map(({ id }) => id);
}

/** Deletes expired sessions and mailed links. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessionTable).where(lt(sessionTable.expiresAt, now));
  await db.delete(verificationTable).where(lt(verificationTable.expiresAt, now));
}

/**
 * The id of the account with an address, created if there is none; nobody can sign in to a new one before choosing a password.
 */
export async function accountAt(
  tx: Tx,
  { email, name, at }: { email: string; name: string; at: Date },
): Promise<string> {
  const times = { createdAt: at, updatedAt: at, lastSeenAt: at };
  await tx
    .insert(userTable)
    .values({ id: randomUUID(), email, name, emailVerified: true, ...times })
    .onConflictDoNothing();
  const [user] = await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.email, email));
  if (!user) throw new Error('an account was deleted while it was made');
  return user.id;
}

/** Some users by their ids. */
export async function usersById(db: DbOrTx, ids: readonly string[]): Promise<Map<string, User>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .select()
    .from(userTable)
    .where(inArray(userTable.id, [...ids]));
  return new Map(users.map((user) => [user.id, user]));
}
