import { and, count, eq, gt, inArray } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import type { Decline } from '../providers/processor.ts';
import { type Owner, ownerOfPurchase } from '../purchase/owner.ts';
import { type Payment, paymentTable } from '../purchase/tables.ts';
import { isBraked, isSpent } from './brake-origin.ts';
import { browserKey, cardKey } from './card-record.ts';
import { cardDeclineTable } from './tables.ts';

/** More cards than a buyer has at hand, too few to test a list of stolen ones. */
export const DECLINES_PER_PAYMENT = 8;

/**
 * Counts the declined tries of a card payment, each once, however often they are reported: the processor's own list is read.
 * Cancels at the processor a payment with too many, those of a browser with too many, and those of a braked address; a buyer who
 * may continue does so with a new payment of the same purchase. Returns whether this payment is over.
 * @param latest the processor's id of the newest one; null if unknown
 */
export async function noticeDeclines(deps: Deps, payment: Payment, latest: string | null): Promise<boolean> {
  const { db } = deps.db;
  const owner = await ownerOfPurchase(db, payment.purchaseId);
  if (latest === null || !(await isCounted(deps, latest))) {
    const declines = await deps.processors[payment.provider].declinesOf(payment.reference);
    const rows = declines.map((decline) => rowOf(deps, payment, owner, decline));
    if (rows.length > 0) await db.insert(cardDeclineTable).values(rows).onConflictDoNothing();
  }
  if (payment.originHash !== null && (await isBraked(deps, payment.originHash))) {
    const declined = await openAndDeclined(deps, payment.originHash);
    for (const open of declined) await cancel(deps, open, 'too many declines at its address');
    return declined.some(({ id }) => id === payment.id);
  }
  if (payment.status !== 'open') return false;
  const [row] = await db
    .select({ declines: count() })
    .from(cardDeclineTable)
    .where(eq(cardDeclineTable.paymentId, payment.id));
  if ((row?.declines ?? 0) >= DECLINES_PER_PAYMENT) return cancel(deps, payment, 'too many declines');
  if (owner === null || !(await isSpent(deps, owner))) return false;
  return cancel(deps, payment, 'too many declines in its browser');
}

function rowOf(
  { cipher }: Deps,
  { id: paymentId, originHash }: Payment,
  owner: Owner | null,
  { id: reference, at, card, isProven }: Decline,
): typeof cardDeclineTable.$inferInsert {
  return {
    reference,
    paymentId,
    at,
    originHash: isProven ? null : originHash,
    browserHash: owner && browserKey(cipher, owner),
    cardHash: card === null ? null : cardKey(cipher, card),
  };
}

async function isCounted({ db }: Deps, reference: string): Promise<boolean> {
  const rows = await db.db.select().from(cardDeclineTable).where(eq(cardDeclineTable.reference, reference));
  return rows.length > 0;
}

/** Buyers at the same address without a declined card are left alone. */
function openAndDeclined({ db }: Deps, origin: string): Promise<Payment[]> {
  const declined = db.db
    .select({ id: cardDeclineTable.paymentId })
    .from(cardDeclineTable)
    .where(eq(cardDeclineTable.originHash, origin));
  return db.db
    .select()
    .from(paymentTable)
    .where(and(inArray(paymentTable.id, declined), eq(paymentTable.status, 'open')));
}

/** First at the processor. A payment that was paid at this moment stays paid. */
async function cancel(deps: Deps, payment: Payment, why: string): Promise<boolean> {
  if (!(await deps.processors[payment.provider].end(payment.reference))) return false;
  const [canceled] = await deps.db.db
    .update(paymentTable)
    .set({ status: 'canceled', settledAt: deps.now() })
    .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.status, 'open')))
    .returning({ id: paymentTable.id });
  if (canceled) deps.log.warn({ purchaseId: payment.purchaseId, why }, 'a card payment was cancelled');
  return true;
}

/** Declined tries in the shop since a time. */
export async function declinesSince({ db }: Pick<Deps, 'db'>, since: Date): Promise<number> {
  const [row] = await db.db
    .select({ declines: count() })
    .from(cardDeclineTable)
    .where(gt(cardDeclineTable.at, since));
  return row?.declines ?? 0;
}
