import { desc, eq, type SQL, sql } from 'drizzle-orm';

import type { SignInMethod } from '../../domain/account/sign-in-methods.ts';
import { addressKey } from '../../domain/email-address.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import { hasWords, hasWordsNearly, nameWords } from '../db/name-keys.ts';
import { byIndex } from '../db/statement.ts';
import { accountTable, type User, userTable } from './tables.ts';

// Operators' searches among the accounts.

export async function userAt(db: DbOrTx, email: string): Promise<User | null> {
  const [user] = await db
    .select()
    .from(userTable)
    .where(eq(userTable.email, addressKey(email)));
  return user ?? null;
}

export async function readUser(db: DbOrTx, id: string): Promise<User | null> {
  const [user] = await db.select().from(userTable).where(eq(userTable.id, id));
  return user ?? null;
}

/** Accounts whose name has all these words, each perhaps only begun. @param typed the words */
export async function usersByName(db: Db, typed: string, limit: number): Promise<User[]> {
  const words = await nameWords(db, typed);
  return words.length === 0 ? [] : usersWhere(db, hasWords(userTable.name, words), limit);
}

/** The same, with a typo in each word. */
export async function usersByNameNearly(db: Db, typed: string, limit: number): Promise<User[]> {
  const words = await nameWords(db, typed);
  return words.length === 0 ? [] : usersWhere(db, hasWordsNearly(userTable.name, words), limit);
}

/** Accounts whose address begins like this. */
export function usersByAddress(db: Db, beginning: string, limit: number): Promise<User[]> {
  const { email } = userTable;
  const first = beginning.toLowerCase();
  return usersWhere(db, sql`${email} ~>=~ ${first} and ${email} ~<~ ${`${first}\u{10FFFF}`}`, limit);
}

function usersWhere(db: Db, isNamed: SQL | undefined, limit: number): Promise<User[]> {
  return byIndex(db, (tx) => tx.select().from(userTable).where(isNamed).limit(limit));
}

/** All accounts, newest first, after a place. */
export function listUsers(
  db: DbOrTx,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<User[]> {
  const { createdAt, id } = userTable;
  return db
    .select()
    .from(userTable)
    .where(
      after ? sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined,
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** A user's sign-in methods, and since when they exist. */
export function signInMethodsOf(
  db: DbOrTx,
  userId: string,
): Promise<{ method: SignInMethod; since: Date }[]> {
  return db
    .select({ method: accountTable.providerId, since: accountTable.createdAt })
    .from(accountTable)
    .where(eq(accountTable.userId, userId))
    .orderBy(accountTable.createdAt);
}
