import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { DISPUTE_ENDS } from '../../../domain/operators/disputes.ts';
import { instant } from '../../db/columns.ts';

/** A dispute as its processor reports it, and our answer. */
export const disputeTable = pgTable('dispute', {
  id: uuid().primaryKey(),
  provider: text({ enum: PROCESSORS }).notNull(),
  /** The processor's id of it. */
  reference: text().notNull(),
  purchaseId: uuid('purchase_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  outcome: text({ enum: DISPUTE_ENDS }).notNull(),
  /** In the processor's own words. */
  status: text().notNull(),
  reason: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  /** What the processor took and has not given back, in the currency of our account there; null until it is booked. */
  bookedCents: integer('booked_cents'),
  bookedCurrency: text('booked_currency'),
  /** The processor's fee, in the currency of `booked`; null if it names none. */
  feeCents: integer('fee_cents'),
  /** When that was read after its end; null for one to ask about. */
  booksReadAt: instant('books_read_at'),
  openedAt: instant('opened_at').notNull(),
  dueAt: instant('due_at'),
  /** By the shop or in the processor's dashboard. */
  isAnswered: boolean('is_answered').notNull(),
  pageUrl: text('page_url').notNull(),
  stagedAt: instant('staged_at'),
  stagedBy: uuid('staged_by'),
  sentAt: instant('sent_at'),
  sentBy: uuid('sent_by'),
  /** Rises with each change by a person; a caller says which version they saw. */
  version: integer().notNull().default(1),
});

export type Dispute = typeof disputeTable.$inferSelect;
