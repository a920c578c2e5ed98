import { randomUUID } from 'node:crypto';

import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import type { Deps } from '../deps.ts';
import { webhookReceiptTable } from './tables.ts';

/** The stored part of an event: enough to ask the provider for the truth. */
export interface ReceivedEvent {
  provider: ProcessorName;
  eventId: string;
  type: string;
  reference: string | null;
  occurredAt: Date | null;
}

/** Stores a verified event once under its sender's id and sends a job for it. A repeat changes nothing. */
export async function receiveEvent(deps: Deps, event: ReceivedEvent): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [receipt] = await tx
      .insert(webhookReceiptTable)
      .values({ id: randomUUID(), ...event, receivedAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (receipt) await deps.queue.send('webhook.handle', { receiptId: receipt.id }, { tx });
  });
}
