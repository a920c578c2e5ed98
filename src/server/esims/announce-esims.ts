import { sql } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { CHANNEL } from '../live/news.ts';
import type { Owner } from '../purchase/owner.ts';
import { ownersOf } from '../purchase/queries.ts';
import type { Purchase } from '../purchase/tables.ts';

/** Whom a piece of news about eSIMs is for, as one word. */
export function ownerKey(owner: Owner): string {
  return 'user' in owner ? `user:${owner.user}` : `guest:${owner.guest.toString('base64url')}`;
}

/** Tells all processes, with the commit of `tx`, that the owners of these purchases have something new to see. */
export async function announceEsims(tx: Tx, purchaseIds: string[], at: Date): Promise<void> {
  if (purchaseIds.length === 0) return;
  await announceTo(tx, await ownersOf(tx, purchaseIds), at);
}

/** The same for who has the purchases at hand. */
export async function announceTo(
  tx: Tx,
  purchases: Pick<Purchase, 'userId' | 'guestHash'>[],
  at: Date,
): Promise<void> {
  const owners = purchases.flatMap(({ userId: user, guestHash: guest }) =>
    [user === null ? null : ownerKey({ user }), guest === null ? null : ownerKey({ guest })].filter(
      (key) => key !== null,
    ),
  );
  for (const owner of new Set(owners)) {
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${`esims ${at.getTime()} ${owner}`})`);
  }
}
