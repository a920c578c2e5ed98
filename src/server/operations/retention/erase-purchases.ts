import { and, eq, inArray, isNull, lte, notExists, type SQL } from 'drizzle-orm';

import { RETENTION, spanBefore } from '../../../domain/retention.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import {
  type BillingDetails,
  esimFactTable,
  esimTable,
  esimUsageTable,
  userEsimTable,
} from '../../esims/tables.ts';
import { invoiceTable } from '../../invoices/tables.ts';
import { outboundMailTable } from '../../mail/tables.ts';
import { purchaseTable } from '../../purchase/tables.ts';

/** A transaction holds what it touches: each is short. */
const BATCH = 200;

const NOBODY: BillingDetails = { fullName: '', email: '', country: null, zipCode: null };

/**
 * Erases who bought what, where the time for it is over: guests' purchases and checkouts that nobody paid. Plan, price,
 * fee, dates and references stay for the books. Returns how many of a batch were erased.
 */
export function erasePurchases(deps: Deps): Promise<number> {
  return deps.db.db.transaction((tx) => eraseBatch(tx, deps.now()));
}

/** Each kind is asked for by itself, oldest first: it has an index that holds little else. */
async function eraseBatch(tx: Tx, now: Date): Promise<number> {
  const ids: string[] = [];
  for (const [isOld, age] of [
    [isOldGuestPurchase(now), purchaseTable.createdAt],
    [isOldUnpaidCheckout(now), purchaseTable.stateSince],
  ] as const) {
    const due = await tx
      .select({ id: purchaseTable.id })
      .from(purchaseTable)
      .where(and(isNull(purchaseTable.erasedAt), isOld))
      .orderBy(age)
      .limit(BATCH - ids.length)
      .for('update', { skipLocked: true });
    ids.push(...due.map(({ id }) => id));
  }
  await erasePurchaseRows(tx, ids, now);
  return ids.length;
}

/** Erases everything that points to a person from purchases that have ended, in the caller's transaction. */
export async function erasePurchaseRows(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(purchaseTable)
    .set({
      erasedAt: now,
      fullName: '',
      email: '',
      alternativeEmail: null,
      marketingOptIn: false,
      cardConsentAt: null,
      userId: null,
      guestHash: null,
      attemptId: null,
      lastError: null,
    })
    .where(inArray(purchaseTable.id, ids));
  await tx.update(invoiceTable).set({ buyer: null }).where(inArray(invoiceTable.purchaseId, ids));
  await eraseEsims(tx, ids);
  await tx.delete(outboundMailTable).where(inArray(outboundMailTable.purchaseId, ids));
}

function isOldGuestPurchase(now: Date): SQL | undefined {
  return and(
    isNull(purchaseTable.userId),
    inArray(purchaseTable.state, ['delivered', 'refunded']),
    lte(purchaseTable.createdAt, spanBefore(now, RETENTION.guestPurchase)),
  );
}

function isOldUnpaidCheckout(now: Date): SQL | undefined {
  return and(
    eq(purchaseTable.state, 'abandoned'),
    lte(purchaseTable.stateSince, spanBefore(now, RETENTION.unpaidCheckout)),
  );
}

/** An eSIM that was topped up has several purchases: its codes go with the last of them. */
async function eraseEsims(tx: Tx, purchaseIds: string[]): Promise<void> {
  const rows = await tx
    .update(userEsimTable)
    .set({ billingDetails: NOBODY })
    .where(inArray(userEsimTable.purchaseId, purchaseIds))
    .returning({ id: userEsimTable.id, iccid: userEsimTable.iccid });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(esimUsageTable).where(inArray(esimUsageTable.userEsimId, ids));
  await tx.delete(esimFactTable).where(inArray(esimFactTable.userEsimId, ids));
  const stillKept = tx
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .innerJoin(purchaseTable, eq(purchaseTable.id, userEsimTable.purchaseId))
    .where(and(eq(userEsimTable.iccid, esimTable.iccid), isNull(purchaseTable.erasedAt)));
  await tx
    .update(esimTable)
    .set({ activationKeyId: '', activationCiphertext: Buffer.alloc(0), nextPollAt: null })
    .where(
      and(
        inArray(
          esimTable.iccid,
          rows.map(({ iccid }) => iccid),
        ),
        notExists(stillKept),
      ),
    );
}
