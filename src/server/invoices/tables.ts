import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';
import {
  invoiceBuyerSchema,
  type InvoiceDocument,
  invoiceFactsSchema,
} from '../drawing/invoice/invoice-facts.ts';

/** The last number of each kind. After the first, only the database's `issue_invoice` counts on. */
export const invoiceSeriesTable = pgTable('invoice_series', {
  kind: text().$type<InvoiceKind>().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** The database lets nothing change in a row, except that `buyer` becomes null when the purchase is erased. */
export const invoiceTable = pgTable('invoice', {
  id: uuid().primaryKey(),
  kind: text().$type<InvoiceKind>().notNull(),
  number: integer().notNull(),
  purchaseId: uuid('purchase_id').notNull(),
  /** On a credit note: its refund. */
  refundId: uuid('refund_id'),
  issuedAt: instant('issued_at').notNull(),
  facts: jsonColumn('invoice.facts', invoiceFactsSchema).notNull(),
  buyer: jsonColumn('invoice.buyer', invoiceBuyerSchema),
});

export type InvoiceRow = typeof invoiceTable.$inferSelect;
export type Invoice = Omit<InvoiceRow, 'facts' | 'buyer'> & InvoiceDocument;
