import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';

import { beforeReplacement } from '../../domain/esims/replacement-state.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { sealCodes } from '../esims/activation.ts';
import { announceEsims } from '../esims/announce-esims.ts';
import {
  esimFactTable,
  esimTable,
  esimUsageTable,
  replacementTable,
  userEsimTable,
} from '../esims/tables.ts';
import { queueOrderMails } from '../mail/outbox.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import type { Supply } from './esim-of-provider-order.ts';

interface HandOver {
  bought: Purchase;
  supply: Supply;
  reference: string;
  nextPollAt: Date;
  firstPollAt: Date;
}

/**
 * Replaces a purchase's eSIM with a new one: the row in its buyer's list stays, without the old bundle's usage, and the old
 * eSIM's codes are deleted. Returns the same answers as the database's `hand_over_esim`. Safe to repeat.
 */
export async function handOverReplacement(
  deps: Deps,
  { bought: { id }, supply: { iccid, codes }, reference, nextPollAt, firstPollAt }: HandOver,
): Promise<'done' | 'taken' | 'moved'> {
  if (codes === null) return 'taken';
  return deps.db.db.transaction(async (tx) => {
    await lockPurchase(tx, id);
    const anothers = and(eq(userEsimTable.iccid, iccid), ne(userEsimTable.purchaseId, id));
    if ((await tx.select({ id: userEsimTable.id }).from(userEsimTable).where(anothers)).length > 0)
      return 'taken';
    const now = deps.now();
    const purchase = await movePurchase(tx, {
      id,
      from: ['ordering', 'unclear'],
      to: 'provisioned',
      at: now,
      set: { leaseUntil: null, lastError: null, nextPollAt },
    });
    const [old] = await tx.select().from(userEsimTable).where(eq(userEsimTable.purchaseId, id));
    if (!purchase || !old) return 'moved';
    const fresh = { ...sealCodes(deps.cipher, codes), nextPollAt: firstPollAt, quietPolls: 0 };
    await tx
      .insert(esimTable)
      .values({ ...fresh, iccid, wholesaler: purchase.wholesaler, createdAt: now })
      .onConflictDoUpdate({ target: esimTable.iccid, set: fresh });
    await tx
      .update(userEsimTable)
      .set({ iccid, orderReference: reference, status: 'purchased' })
      .where(eq(userEsimTable.id, old.id));
    await tx.delete(esimUsageTable).where(eq(esimUsageTable.userEsimId, old.id));
    await tx.delete(esimFactTable).where(eq(esimFactTable.userEsimId, old.id));
    await forgetCodes(tx, old.iccid);
    await tx
      .update(replacementTable)
      .set({ state: 'delivered', endedAt: now })
      .where(
        and(
          eq(replacementTable.purchaseId, id),
          inArray(replacementTable.state, beforeReplacement('delivered')),
        ),
      );
    await queueOrderMails(deps, tx, purchase, 'replaced', { again: true });
    await announceEsims(tx, [id], now);
    return 'done';
  });
}

/** Deletes the codes of an eSIM without an owner. */
async function forgetCodes(tx: Tx, iccid: string): Promise<void> {
  const owners = tx
    .select({ one: sql`1` })
    .from(userEsimTable)
    .where(eq(userEsimTable.iccid, esimTable.iccid));
  await tx
    .update(esimTable)
    .set({ activationKeyId: '', activationCiphertext: Buffer.alloc(0), nextPollAt: null })
    .where(and(eq(esimTable.iccid, iccid), notExists(owners)));
}
