import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

export const webhookReceiptTable = pgTable('webhook_receipt', {
  id: uuid().primaryKey(),
  /** Who sent it: a processor, or a wholesaler by its id. */
  provider: text().notNull(),
  eventId: text('event_id').notNull(),
  type: text().notNull(),
  /** The provider's id of the payment that the event is about, or of its capture. */
  reference: text(),
  /** By its sender's clock; null where the sender did not say. */
  occurredAt: instant('occurred_at'),
  receivedAt: instant('received_at').notNull(),
  handledAt: instant('handled_at'),
});
