import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { PLACE_RULES, TAX_DOUBTS, TAX_KINDS, VAT_STANDINGS } from '../../domain/tax/place-of-supply.ts';
import { instant } from '../db/columns.ts';

/** What is known of where a buyer is, as territories of VAT, and how the purchase was taxed. */
export const purchaseTaxTable = pgTable('purchase_tax', {
  purchaseId: uuid('purchase_id').primaryKey(),
  /** By the proxy's header. */
  network: text(),
  card: text(),
  /** From a wallet or PayPal. */
  address: text(),
  /** By the settings, before the order. */
  simExpected: text('sim_expected'),
  /** By the eSIM's own number. */
  sim: text(),
  /** Of a business, as VIES writes it: 'DE123456789'. */
  vatNumber: text('vat_number'),
  vatStanding: text('vat_standing', { enum: VAT_STANDINGS }),
  /** VIES's newest word about it, the proof of the question, and when that was. */
  vatAnswer: text('vat_answer'),
  vatConsultation: text('vat_consultation'),
  /** Whose it is by VIES, where it lowered what was paid, and its state says so. */
  vatName: text('vat_name'),
  vatAddress: text('vat_address'),
  vatCheckedAt: instant('vat_checked_at'),
  /** When to ask again about one that is unknown; null for never. */
  vatCheckAt: instant('vat_check_at'),
  /** The reading of the law, and what followed; null until the invoice. */
  rule: text({ enum: PLACE_RULES }),
  territory: text(),
  kind: text({ enum: TAX_KINDS }),
  rateBp: integer('rate_bp'),
  doubt: text({ enum: TAX_DOUBTS }),
  /** At Stripe Tax; null where it decided nothing. */
  calculation: text(),
  /** Since when an invoice waits for the decision; null while none does. */
  awaitedAt: instant('awaited_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  decidedAt: instant('decided_at'),
});

export type PurchaseTax = typeof purchaseTaxTable.$inferSelect;

/** The invoices and credit notes that Stripe Tax must know, in the order in which they were written. */
export const taxReportTable = pgTable('tax_report', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  documentId: uuid('document_id').notNull(),
  purchaseId: uuid('purchase_id').notNull(),
  calculation: text().notNull(),
  /** Stripe's id; null for one that it does not have. */
  transaction: text(),
  /** In Stripe's words, or the number of the invoice that it does not know. */
  refused: text(),
  /** Null until it answered. */
  reportedAt: instant('reported_at'),
});

export type TaxReport = typeof taxReportTable.$inferSelect;
