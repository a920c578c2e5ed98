import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { instant } from '../../db/columns.ts';

export const webhookReceiptTable = pgTable('webhook_receipt', {
  id: uuid().primaryKey(),
  provider: text({ enum: [...PROCESSORS, 'esim-go'] }).notNull(),
  eventId: text('event_id').notNull(),
  type: text().notNull(),
  /** The provider's id of the payment that the event is about, or of its capture. */
  reference: text(),
  /** By its sender's clock; null where the sender did not say. */
  occurredAt: instant('occurred_at'),
  receivedAt: instant('received_at').notNull(),
  handledAt: instant('handled_at'),
});
