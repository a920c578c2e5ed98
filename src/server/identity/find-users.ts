import { desc, eq, sql } from 'drizzle-orm';

import { addressKey } from '../../domain/email-address.ts';
import type { DbOrTx } from '../db/database.ts';
import { accountTable, type User, userTable } from './tables.ts';

// What an operator asks of the accounts.

/** Behind all that begin alike. */
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

/** Accounts whose name begins so. */
export function usersByName(db: DbOrTx, beginning: string, limit: number): Promise<User[]> {
  const { name } = userTable;
  const first = beginning.toLowerCase();
  return db
    .select()
    .from(userTable)
    .where(sql`lower(${name}) ~>=~ ${first} and lower(${name}) ~<~ ${first + LAST_LETTER} and ${name} <> ''`)
    .limit(limit);
}

/** All accounts, newest first, behind a place. */
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

/** How somebody can sign in, by whom, and since when. */
export function signInMethodsOf(db: DbOrTx, userId: string): Promise<{ method: string; since: Date }[]> {
  return db
    .select({ method: accountTable.providerId, since: accountTable.createdAt })
    .from(accountTable)
    .where(eq(accountTable.userId, userId))
    .orderBy(accountTable.createdAt);
}
