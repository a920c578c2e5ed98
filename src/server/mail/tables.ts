import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

export const outboundMailTable = pgTable('outbound_mail', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  template: text({ enum: ['delivered', 'refunded', 'surplus'] }).notNull(),
  address: text().notNull(),
  messageId: text('message_id').notNull(),
  status: text({ enum: ['queued', 'sent', 'failed'] }).notNull(),
  attempts: integer().notNull().default(0),
  leaseUntil: instant('lease_until'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
});

export type OutboundMail = typeof outboundMailTable.$inferSelect;
