import type { Tx } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import { ownersOf } from '../purchase/buyers.ts';
import type { Owner } from '../purchase/owner.ts';

/** The owner that news about eSIMs is for, as one word; the database's `announce_esims` builds the same. */
export function ownerKey(owner: Owner): string {
  return 'user' in owner ? `user:${owner.user}` : `guest:${owner.guest.toString('base64url')}`;
}

const announce = databaseFunction('announce_esims', valueOf);

/** Announces to all processes, on commit of `tx`, that the owners of these purchases have something new to see. */
export async function announceEsims(tx: Tx, purchaseIds: string[], at: Date): Promise<void> {
  if (purchaseIds.length === 0) return;
  // The database sends repeated notices within a transaction only once.
  for (const { userId, guestHash } of await ownersOf(tx, purchaseIds))
    await announce(tx, { user: userId, guest: guestHash, at });
}
