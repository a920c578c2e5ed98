import { and, desc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm';

import type { SignInMethod } from '../../domain/account/sign-in-methods.ts';
import { addressKey } from '../../domain/email-address.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import type { TimePage } from '../db/list-page.ts';
import { hasWords, hasWordsNearly, nameWords } from '../db/name-keys.ts';
import { byIndex, planAnew } from '../db/statement.ts';
import { type Walk, walkBySteps } from '../db/walk.ts';
import { hasBought } from '../purchase/joinable.ts';
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

/**
 * Accounts that have bought nothing, newest first, after a place.
 * @param since no older ones
 * @param except ids of accounts to leave out
 * @param most accounts read
 */
export function usersWithoutOrders(
  db: Db,
  {
    since,
    except,
    ...page
  }: Pick<TimePage, 'after' | 'limit'> & {
    since: Date | null;
    except: readonly string[];
    most: number;
  },
): Promise<Walk<User>> {
  const { createdAt, id, email, emailVerified } = userTable;
  return walkBySteps(page, async (after, step) => {
    const rows = await planAnew(db, (tx) =>
      tx
        .select({
          user: userTable,
          hasOrders: sql<boolean>`${hasBought({ id, email, isVerified: emailVerified })}`,
        })
        .from(userTable)
        .where(
          and(
            after
              ? sql`(${createdAt}, ${id} collate "C") < (${after.at.toISOString()}::timestamptz, ${after.id})`
              : undefined,
            since ? gte(createdAt, since) : undefined,
            except.length > 0 ? notInArray(id, [...except]) : undefined,
          ),
        )
        .orderBy(desc(createdAt), sql`${id} collate "C" desc`)
        .limit(step),
    );
    return rows.map(({ user, hasOrders }) => ({
      at: user.createdAt,
      id: user.id,
      row: hasOrders ? null : user,
    }));
  });
}

/** Queries for other rooms: the id of the account that has verified an address, and the address that an account has verified. */
export const VERIFIED = {
  accountAt: (address: SQL): SQL => sql`(select id from "user" where email = ${address} and email_verified)`,
  addressOf: (userId: SQL): SQL => sql`(select email from "user" where id = ${userId} and email_verified)`,
};

/** The accounts that have verified these addresses, by address. */
export async function verifiedUsersAt(db: DbOrTx, addresses: readonly string[]): Promise<Map<string, User>> {
  if (addresses.length === 0) return new Map();
  const { email, emailVerified } = userTable;
  const users = await db
    .select()
    .from(userTable)
    .where(and(inArray(email, [...addresses]), eq(emailVerified, true)));
  return new Map(users.map((user) => [user.email, user]));
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
