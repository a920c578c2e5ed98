import { and, eq, ne } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { accountTable, sessionTable, userTable, verificationTable } from '../identity/tables.ts';
import { lockUser } from '../identity/users.ts';
import { queueMail } from '../mail/outbox.ts';
import { takeByAddress } from '../purchase/hand-over.ts';
import type { AuthEffect } from './auth-effects.ts';

/** Does what the sign-in library asked for, in a transaction of our own. Returns false if a session must not last. */
export async function applyAuthEffect(deps: Deps, effect: AuthEffect): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    if (effect.kind === 'mail') return queueLink(deps, tx, effect);
    // One after the other: a reset and a sign-in must each see all of what the other did.
    await lockUser(tx, effect.userId);
    if (effect.kind === 'signed_in' && !(await keepSession(tx, effect))) return false;
    if (effect.kind === 'password_reset') await closeUnprovenSignIns(tx, effect.userId);
    if (effect.kind === 'verified' || effect.kind === 'password_reset') {
      await tx.update(userTable).set({ emailVerified: true }).where(eq(userTable.id, effect.userId));
      // Links that would let somebody choose a password again: their value is the user's id.
      await tx.delete(verificationTable).where(eq(verificationTable.value, effect.userId));
    } else {
      await tx.update(userTable).set({ lastSeenAt: deps.now() }).where(eq(userTable.id, effect.userId));
    }
    if (effect.kind !== 'seen') await joinOlderPurchases(tx, effect.userId);
    return true;
  });
}

async function queueLink(deps: Deps, tx: Tx, effect: AuthEffect & { kind: 'mail' }): Promise<true> {
  const [user] = await tx.select().from(userTable).where(eq(userTable.id, effect.userId));
  if (!user) return true;
  const { template, secret } = effect;
  await queueMail(deps, tx, { userId: user.id, address: user.email, template, secret });
  return true;
}

/**
 * Moves what guests bought with an address into the account that has verified it; an unverified account gets nothing. Purchases
 * still being paid join the next time. Returns how many purchases joined.
 */
async function joinOlderPurchases(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.id, userId), eq(userTable.emailVerified, true)));
  return user ? takeByAddress(tx, user.id, user.email) : 0;
}

type SignedIn = Extract<AuthEffect, { kind: 'signed_in' }>;

/**
 * Ends a session if its sign-in method was closed while it was being made: otherwise somebody who knew the old password could
 * sign in during a reset, and stay. Returns whether the session lives. The user must be locked.
 */
async function keepSession(tx: Tx, { userId, sessionId, path, passwords }: SignedIn): Promise<boolean> {
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
async function closeUnprovenSignIns(tx: Tx, userId: string): Promise<void> {
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
