import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

export const webhookReceiptTable = pgTable('webhook_receipt', {
  id: uuid().primaryKey(),
  /** The sender: a processor, or a wholesaler by its id. */
  provider: text().notNull(),
  eventId: text('event_id').notNull(),
  type: text().notNull(),
  /** The provider's id of the event's payment, or of its capture. */
  reference: text(),
  /** By its sender's clock; null if the sender gave no time. */
  occurredAt: instant('occurred_at'),
  receivedAt: instant('received_at').notNull(),
  handledAt: instant('handled_at'),
});
