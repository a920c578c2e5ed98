import { and, eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { openPaymentsOf } from '../purchase/payments.ts';
import { type Payment, paymentTable } from '../purchase/tables.ts';
import { settle } from './settle.ts';

/**
 * Makes sure that a payment brings no more money, so that an old tab cannot pay later. Returns false if it already has, or still
 * may: it is then settled.
 */
export async function endPayment(deps: Deps, { provider, reference }: Payment): Promise<boolean> {
  const isOver = await deps.processors[provider].end(reference);
  if (!isOver) await settle(deps, provider, reference);
  return isOver;
}

/** Ends all other payments of a paid purchase, so that none pays it again. */
export async function endOtherPayments(deps: Deps, purchaseId: string): Promise<void> {
  for (const payment of await openPaymentsOf(deps.db.db, purchaseId)) await endOrphaned(deps, payment);
}

/** Hours between two polls of money that is still being checked. */
const ASK_AGAIN_HOURS = 1;

/** Ends a payment of a purchase that waits for none. One that is still being checked is polled again later. */
export async function endOrphaned(deps: Deps, payment: Payment): Promise<void> {
  const nextPollAt = new Date(deps.now().getTime() + ASK_AGAIN_HOURS * 3_600_000);
  await deps.db.db.update(paymentTable).set({ nextPollAt }).where(eq(paymentTable.id, payment.id));
  if (await endPayment(deps, payment)) await recordCanceled(deps, payment);
}

/** Records that a payment will bring no money. */
export async function recordCanceled(deps: Deps, payment: Payment): Promise<void> {
  const { id, purchaseId, reference } = payment;
  await deps.unwritten.write({ answer: 'payment canceled', purchaseId, reference }, () =>
    deps.db.db
      .update(paymentTable)
      .set({ status: 'canceled', settledAt: deps.now() })
      .where(and(eq(paymentTable.id, id), eq(paymentTable.status, 'open'))),
  );
}
