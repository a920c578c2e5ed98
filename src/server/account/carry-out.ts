import { eq } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { queueAccountMail } from '../mail/outbox.ts';
import type { AfterCall } from './after-call.ts';
import { userTable, verificationTable } from './identity/tables.ts';
import { joinOlderPurchases } from './join-purchases.ts';
import { closeUnprovenWaysIn, keepSession } from './ways-in.ts';

/** Does what the sign-in library asked for, in a transaction of our own; false where a session may not stay. */
export async function carryOut(deps: Deps, wish: AfterCall): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    if (wish.kind === 'mail') return queueLink(deps, tx, wish);
    // One after the other: a reset and a sign-in must each see all of what the other did.
    await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, wish.userId)).for('update');
    if (wish.kind === 'signed_in' && !(await keepSession(tx, wish))) return false;
    if (wish.kind === 'password_reset') await closeUnprovenWaysIn(tx, wish.userId);
    if (wish.kind === 'verified' || wish.kind === 'password_reset') {
      await tx.update(userTable).set({ emailVerified: true }).where(eq(userTable.id, wish.userId));
      // Links that would let somebody choose a password once more: the value of such a one is the user.
      await tx.delete(verificationTable).where(eq(verificationTable.value, wish.userId));
    } else {
      await tx.update(userTable).set({ lastSeenAt: deps.now() }).where(eq(userTable.id, wish.userId));
    }
    if (wish.kind !== 'seen') await joinOlderPurchases(tx, wish.userId);
    return true;
  });
}

async function queueLink(deps: Deps, tx: Tx, wish: AfterCall & { kind: 'mail' }): Promise<true> {
  const [user] = await tx.select().from(userTable).where(eq(userTable.id, wish.userId));
  if (!user) return true;
  const { template, secret } = wish;
  await queueAccountMail(deps, tx, { userId: user.id, address: user.email, template, secret });
  return true;
}
