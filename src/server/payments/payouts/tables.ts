import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { PAYOUT_ENTRY_KINDS, PAYOUT_GAPS, PAYOUT_STATUSES } from '../../../domain/operators/payout.ts';
import { instant } from '../../db/columns.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** A payout from a processor to the shop's bank. */
export const payoutTable = pgTable('payout', {
  id: uuid().primaryKey(),
  provider: text({ enum: PROCESSORS }).notNull(),
  /** The processor's id of it. */
  reference: text().notNull(),
  amountCents: cents('amount_cents').notNull(),
  currency: text().notNull(),
  status: text({ enum: PAYOUT_STATUSES }).notNull(),
  /** The processor does not list its entries. */
  isManual: boolean('is_by_hand').notNull(),
  createdAt: instant('created_at').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
  /** When its entries were last read in full. */
  readAt: instant('read_at'),
  /** The sum of its entries; null until they were read. */
  netCents: cents('net_cents'),
  feeCents: cents('fee_cents').notNull().default(0),
  /** The number of orders in it. */
  orders: integer().notNull().default(0),
  /** Entries missing from our records, or different there. */
  unmatched: integer().notNull().default(0),
});

/** An entry of a payout. */
export const payoutEntryTable = pgTable(
  'payout_entry',
  {
    payoutId: uuid('payout_id').notNull(),
    /** The processor's id of the ledger entry. */
    reference: text().notNull(),
    kind: text({ enum: PAYOUT_ENTRY_KINDS }).notNull(),
    at: instant('at').notNull(),
    /** In the payout's currency. */
    netCents: cents('net_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    /** The amount of the payment, refund or dispute, in its own currency. */
    amountCents: cents('amount_cents'),
    currency: text(),
    purchaseId: uuid('purchase_id'),
    /** The processor's id of the payment, refund or dispute. */
    about: text(),
    words: text().notNull(),
    gap: text({ enum: PAYOUT_GAPS }),
  },
  ({ payoutId, reference }) => [primaryKey({ columns: [payoutId, reference] })],
);

export type Payout = typeof payoutTable.$inferSelect;
export type PayoutEntry = typeof payoutEntryTable.$inferSelect;
