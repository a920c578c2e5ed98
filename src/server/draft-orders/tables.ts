import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { CURRENCY_CODES } from '../../domain/currencies.ts';
import { draftLineSchema } from '../../domain/draft-orders/draft-order-schema.ts';
import { DRAFT_TERMS } from '../../domain/draft-orders/draft-order.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { importedOrderSchema } from '../../domain/operators/draft-orders/imported-order.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** An order that an operator makes for a buyer, at a fixed price. */
export const draftOrderTable = pgTable('draft_order', {
  id: uuid().primaryKey(),
  /** Rises with each change. */
  version: integer().notNull().default(1),
  state: text({ enum: ['draft', 'open', 'accepted', 'canceled'] }).notNull(),
  terms: text({ enum: DRAFT_TERMS }).notNull(),
  why: text().notNull(),
  /** The company's request that it answers. */
  leadId: uuid('lead_id'),
  /** Who made it; null at the command line. */
  operatorId: uuid('operator_id'),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  company: text(),
  vatNumber: text('vat_number'),
  language: text({ enum: LANGUAGE_CODES }).notNull(),
  currency: text({ enum: CURRENCY_CODES }).notNull(),
  lines: jsonColumn('draft_order.lines', z.array(draftLineSchema)).notNull(),
  /** What is paid for all lines. */
  totalCents: cents('total_cents').notNull(),
  /** The rate of the tax that the prices contain and a business does not pay; 0 for everybody else. */
  taxBp: integer('tax_bp').notNull().default(0),
  /** For the buyer. */
  note: text().notNull().default(''),
  validUntil: instant('valid_until').notNull(),
  dueDays: integer('due_days').notNull(),
  /** Part of its link: a higher number ends the links before. */
  linkNumber: integer('link_number').notNull().default(0),
  creditAccountId: uuid('credit_account_id'),
  /** For a plan onto an eSIM that the buyer has: the eSIM, and its order. */
  topUpEsimId: uuid('top_up_esim_id'),
  topUpPurchaseId: uuid('top_up_purchase_id'),
  /** The purchase of its first line. */
  purchaseId: uuid('purchase_id'),
  /** Of the manual payment, if no processor is paid. */
  paymentId: text('payment_id'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  acceptedAt: instant('accepted_at'),
  acceptedBy: text('accepted_by', { enum: ['buyer', 'operator'] }),
  dueAt: instant('due_at'),
  canceledAt: instant('canceled_at'),
  /** When all of its money was there. The database notes it for payment links, with their purchase. */
  paidAt: instant('paid_at'),
  /** When the shop saw that its day of payment had passed. */
  overdueAt: instant('overdue_at'),
  /** The buyer's own number of it, for the invoice. */
  purchaseOrder: text('purchase_order'),
  erasedAt: instant('erased_at'),
  importId: uuid('import_id'),
  importLine: integer('import_line'),
});

/** A company that may owe the shop money. */
export const creditAccountTable = pgTable('credit_account', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  currency: text({ enum: CURRENCY_CODES }).notNull(),
  limitCents: cents('limit_cents').notNull(),
  dueDays: integer('due_days').notNull(),
  version: integer().notNull().default(1),
  changedAt: instant('changed_at').notNull(),
});

/** A file of orders. Its id follows from its content, so that the same file is the same import. */
export const orderImportTable = pgTable('order_import', {
  id: uuid().primaryKey(),
  terms: text({ enum: DRAFT_TERMS }).notNull(),
  why: text().notNull(),
  state: text({ enum: ['planned', 'running', 'done'] }).notNull(),
  operatorId: uuid('operator_id'),
  origin: text().notNull(),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
});

export const orderImportLineTable = pgTable(
  'order_import_line',
  {
    importId: uuid('import_id').notNull(),
    /** As an editor counts them. */
    line: integer().notNull(),
    state: text({ enum: ['planned', 'refused', 'done', 'failed'] }).notNull(),
    /** Null once it is done. */
    input: jsonColumn('order_import_line.input', importedOrderSchema),
    /** Why it was refused, or failed. */
    words: text(),
    draftOrderId: uuid('draft_order_id'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export type DraftOrder = typeof draftOrderTable.$inferSelect;
export type CreditAccount = typeof creditAccountTable.$inferSelect;
export type OrderImport = typeof orderImportTable.$inferSelect;
export type OrderImportLine = typeof orderImportLineTable.$inferSelect;
