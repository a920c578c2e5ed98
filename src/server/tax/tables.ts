import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { PLACE_RULES, TAX_KINDS, VAT_STANDINGS } from '../../domain/tax/place-of-supply.ts';
import { instant } from '../db/columns.ts';

/** Why a person should look: the facts contradict each other, or the eSIM is from another country than its wholesaler's others. */
const TAX_DOUBTS = ['place', 'sim'] as const;
export type TaxDoubt = (typeof TAX_DOUBTS)[number];

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
  vatCheckedAt: instant('vat_checked_at'),
  /** When to ask again about one that is unknown; null for never. */
  vatCheckAt: instant('vat_check_at'),
  /** The reading of the law, and what followed; null until the invoice. */
  rule: text({ enum: PLACE_RULES }),
  territory: text(),
  kind: text({ enum: TAX_KINDS }),
  rateBp: integer('rate_bp'),
  doubt: text({ enum: TAX_DOUBTS }),
  createdAt: instant('created_at').notNull().defaultNow(),
  decidedAt: instant('decided_at'),
});

export type PurchaseTax = typeof purchaseTaxTable.$inferSelect;
