import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { MANUAL_METHODS } from '../../domain/checkout/payment-method.ts';
import { paymentTermsSchema } from '../../domain/checkout/payment-terms-schema.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

/** A payment that no processor moves. */
export const manualPaymentTable = pgTable('manual_payment', {
  id: text().primaryKey(),
  method: text({ enum: MANUAL_METHODS }).notNull(),
  /** The first purchase that it pays; null until there is one. */
  purchaseId: uuid('purchase_id'),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  /** `paid`: all of a transfer has arrived, or it is owed on account, or nothing is to be paid. */
  status: text({ enum: ['open', 'paid', 'canceled'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  /** For its invoice; null of payments that earlier releases opened. */
  terms: jsonColumn('manual_payment.terms', paymentTermsSchema),
});

export const manualRefundTable = pgTable('manual_refund', {
  id: text().primaryKey(),
  paymentId: text('payment_id').notNull(),
  /** The shop's own id of the refund. */
  refundId: text('refund_id').notNull(),
  key: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** `pending`: somebody has to transfer it. */
  status: text({ enum: ['pending', 'succeeded'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
});

/** Money that came to the shop's bank account, or left it. */
export const notedTransferTable = pgTable('noted_transfer', {
  id: uuid().primaryKey(),
  paymentId: text('payment_id').notNull(),
  direction: text({ enum: ['in', 'out'] }).notNull(),
  /** The refund that it is; null for money that came in, and for what came in beyond the amount and went back. */
  refundId: text('refund_id'),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  /** As the bank's statement has it. */
  onDay: date('on_day').notNull(),
  reference: text().notNull(),
  /** Null at the command line. */
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull(),
});

export type ManualPayment = typeof manualPaymentTable.$inferSelect;
export type ManualRefund = typeof manualRefundTable.$inferSelect;
export type NotedTransfer = typeof notedTransferTable.$inferSelect;
