import { eq } from 'drizzle-orm';

import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import { isSettled } from '../../domain/checkout/payment-state.ts';
import type { Deps } from '../deps.ts';
import { noticeDeclines } from '../fraud/notice-declines.ts';
import { followDisputes, noticeFraudWarning } from '../payments/dispute.ts';
import { followOutsideRefund } from '../payments/outside-refund.ts';
import { settle } from '../payments/settle.ts';
import { readPayment } from '../purchase/payments.ts';
import { followRefunds } from '../refunds/refund.ts';
import { webhookReceiptTable } from '../webhook-inbox/tables.ts';

/**
 * Acts on a stored event. An event is only a hint that something happened to a payment: the processor is asked, so the order,
 * repetition and age of events do not matter.
 */
export async function handleEvent(deps: Deps, receiptId: string): Promise<void> {
  const [receipt] = await deps.db.db
    .select()
    .from(webhookReceiptTable)
    .where(eq(webhookReceiptTable.id, receiptId));
  const processor = PROCESSORS.find((name) => name === receipt?.provider);
  // The wholesalers' callbacks are handled on arrival.
  if (!receipt || receipt.handledAt || !processor) return;
  if (receipt.reference) {
    const known = await readPayment(deps.db.db, processor, receipt.reference);
    if (known) {
      await settle(deps, processor, receipt.reference);
      const topic = deps.processors[processor].topicOf(receipt.type);
      // If it was paid since, its earlier declines have not been counted yet.
      if (topic === 'decline' && isSettled(known.payment.status))
        await noticeDeclines(deps, known.payment, null);
      if (topic === 'refund') {
        await followRefunds(deps, known.payment.id);
        await followOutsideRefund(deps, known.payment);
      }
      if (topic === 'dispute') await followDisputes(deps, known.purchase.id);
      if (topic === 'fraud_warning') await noticeFraudWarning(deps, known.payment);
    } else {
      deps.log.warn({ type: receipt.type }, 'an event about a payment that is not ours');
    }
  }
  await deps.db.db
    .update(webhookReceiptTable)
    .set({ handledAt: deps.now() })
    .where(eq(webhookReceiptTable.id, receiptId));
}
