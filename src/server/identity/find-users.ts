import { desc, eq, sql } from 'drizzle-orm';

import type { SignInMethod } from '../../domain/account/sign-in-methods.ts';
import { addressKey } from '../../domain/email-address.ts';
import type { DbOrTx } from '../db/database.ts';
import { accountTable, type User, userTable } from './tables.ts';

// Operators' searches among the accounts.

/** Sorts after every continuation of a prefix. */
const LAST_LETTER = '\u{10FFFF}';

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

/** Accounts whose name begins with this. */
export function usersByName(db: DbOrTx, beginning: string, limit: number): Promise<User[]> {
  const { name } = userTable;
  const first = beginning.toLowerCase();
  return db
    .select()
    .from(userTable)
    .where(sql`lower(${name}) ~>=~ ${first} and lower(${name}) ~<~ ${first + LAST_LETTER} and ${name} <> ''`)
    .limit(limit);
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
