import { and, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm';

import { mailboxOf } from '../../domain/account/mailbox-of.ts';
import type { Cipher } from '../db/cipher.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Payment, paymentTable, refundTable } from '../purchase/tables.ts';

const DAY_MS = 86_400_000;
/** The period over which returns are counted. */
const RETURNS_DAYS = 30;

/** Keyed hash of the processor's id of a card or payer; null if it gives none. */
export function payerHash(cipher: Cipher, payer: string | null): string | null {
  return payer === null ? null : cipher.sign(`payer ${payer}`).toString('base64url');
}

/** Keyed hash of an address's mailbox. */
export function mailboxHash(cipher: Cipher, address: string): string {
  return cipher.sign(`mailbox ${mailboxOf(address)}`).toString('base64url');
}

/** Deletes hashes that no later return needs: a payment is returned within days of it. */
export async function forgetReturns(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  const { db } = deps.db;
  await db
    .update(refundTable)
    .set({ mailboxHash: null })
    .where(and(isNotNull(refundTable.mailboxHash), lt(refundTable.createdAt, before(RETURNS_DAYS))));
  await db
    .update(paymentTable)
    .set({ payerHash: null })
    .where(and(isNotNull(paymentTable.payerHash), lt(paymentTable.createdAt, before(3 * RETURNS_DAYS))));
}

/**
 * Whether the card, PayPal account or mailbox of a purchase has reached the limit of self-service returns: each costs the shop
 * the processor's fee. Locks both hashes until the transaction ends, so that concurrent returns are counted one after the other.
 */
export async function hasReturnedEnough(
  deps: Deps,
  tx: Tx,
  payment: Payment,
  mailbox: string,
): Promise<boolean> {
  const keys = [mailbox, payment.payerHash].filter((key) => key !== null).toSorted();
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { payerHash: payer } = payment;
  const returned = await tx
    .select({ id: refundTable.id })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(
      and(
        eq(refundTable.askedBy, 'buyer'),
        ne(refundTable.status, 'refused'),
        ne(refundTable.paymentId, payment.id),
        gt(refundTable.createdAt, new Date(deps.now().getTime() - RETURNS_DAYS * DAY_MS)),
        or(
          eq(refundTable.mailboxHash, mailbox),
          payer === null ? undefined : eq(paymentTable.payerHash, payer),
        ),
      ),
    )
    .limit(deps.settings.RETURNS_PER_MONTH);
  return returned.length >= deps.settings.RETURNS_PER_MONTH;
}
