import { and, eq } from 'drizzle-orm';

import { note } from '../audit/note.ts';
import type { Deps } from '../deps.ts';
import { type Payment, purchaseTable } from './tables.ts';

/**
 * A buyer has their bank, or PayPal, look into a payment. From here on nothing goes back by itself: the money would go
 * twice. A person answers the dispute.
 */
export async function noticeDispute(deps: Deps, payment: Payment): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [disputed] = await tx
      .update(purchaseTable)
      .set({ disputed: true })
      .where(and(eq(purchaseTable.id, payment.purchaseId), eq(purchaseTable.disputed, false)))
      .returning();
    if (!disputed) return;
    await note(deps, tx, {
      who: 'processor',
      what: 'payment disputed',
      why: `${payment.provider} says so`,
      purchaseId: payment.purchaseId,
      amountCents: payment.amountCents,
      reference: payment.reference,
    });
  });
}

/** The card networks warn that a payment may be a fraud. Nothing is decided by it. */
export async function noticeFraudWarning(deps: Deps, payment: Payment): Promise<void> {
  await deps.db.db
    .update(purchaseTable)
    .set({ needsReview: 'the card network warns of fraud' })
    .where(eq(purchaseTable.id, payment.purchaseId));
}
