import { eq } from 'drizzle-orm';

import { followRefunds } from '../checkout/refund.ts';
import { settleCard } from '../checkout/settle-card.ts';
import type { Deps } from '../deps.ts';
import { webhookReceiptTable } from './tables.ts';

/**
 * Acts on a stored event. An event is only a hint that something happened to a payment: the processor is asked, so
 * that order, repeats and age of events do not matter.
 */
export async function handleEvent(deps: Deps, receiptId: string): Promise<void> {
  const [receipt] = await deps.db.db
    .select()
    .from(webhookReceiptTable)
    .where(eq(webhookReceiptTable.id, receiptId));
  if (!receipt || receipt.handledAt) return;
  if (receipt.reference) {
    const settlement = await settleCard(deps, receipt.reference);
    if (settlement.kind === 'unknown')
      deps.log.warn({ type: receipt.type }, 'an event about a payment that is not ours');
    if (/refund/.test(receipt.type)) await followRefunds(deps, receipt.reference);
  }
  await deps.db.db
    .update(webhookReceiptTable)
    .set({ handledAt: deps.now() })
    .where(eq(webhookReceiptTable.id, receiptId));
}
