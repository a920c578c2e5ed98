import { and, eq, ne } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { accountTable, sessionTable, userTable } from '../identity/tables.ts';
import type { AuthEffect } from './auth-effects.ts';

type SignedIn = Extract<AuthEffect, { kind: 'signed_in' }>;

/**
 * Ends a session if its sign-in method was closed while it was being made: otherwise somebody who knew the old password could
 * sign in during a reset, and stay. Returns whether the session lives. The user must be locked.
 */
export async function keepSession(
  tx: Tx,
  { userId, sessionId, path, passwords }: SignedIn,
): Promise<boolean> {
  const providerId = path.startsWith('/callback/') ? 'google' : 'credential';
  const [way] = await tx
    .select()
    .from(accountTable)
    .where(and(eq(accountTable.userId, userId), eq(accountTable.providerId, providerId)));
  if (way && (providerId === 'google' || passwords.includes(way.password ?? ''))) return true;
  await tx.delete(sessionTable).where(eq(sessionTable.id, sessionId));
  return false;
}

/**
 * Somebody has verified, by a mailed link, an address that was unverified. A Google account linked to it without Google's word
 * for the address may be another person's: it is removed, and its sessions are ended.
 */
export async function closeUnprovenSignIns(tx: Tx, userId: string): Promise<void> {
  const [unproven] = await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(and(eq(userTable.id, userId), eq(userTable.emailVerified, false)));
  if (!unproven) return;
  await tx
    .delete(accountTable)
    .where(and(eq(accountTable.userId, userId), ne(accountTable.providerId, 'credential')));
  await tx.delete(sessionTable).where(eq(sessionTable.userId, userId));
}
