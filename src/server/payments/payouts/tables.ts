import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { PAYOUT_ENTRY_KINDS, PAYOUT_GAPS, PAYOUT_STATUSES } from '../../../domain/operators/payout.ts';
import { instant } from '../../db/columns.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What a processor sent to the shop's bank. */
export const payoutTable = pgTable('payout', {
  id: uuid().primaryKey(),
  provider: text({ enum: PROCESSORS }).notNull(),
  /** The processor's id of it. */
  reference: text().notNull(),
  amountCents: cents('amount_cents').notNull(),
  currency: text().notNull(),
  status: text({ enum: PAYOUT_STATUSES }).notNull(),
  /** What it is of, the processor does not say. */
  isByHand: boolean('is_by_hand').notNull(),
  createdAt: instant('created_at').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
  /** When its entries were read last, whole. */
  readAt: instant('read_at'),
  /** What its entries come to; null until they were read. */
  netCents: cents('net_cents'),
  feeCents: cents('fee_cents').notNull().default(0),
  /** Orders that it is of. */
  orders: integer().notNull().default(0),
  /** Entries that our books do not have, or otherwise. */
  unmatched: integer().notNull().default(0),
});

/** What a payout is of. */
export const payoutEntryTable = pgTable(
  'payout_entry',
  {
    payoutId: uuid('payout_id').notNull(),
    /** The processor's id of the booking. */
    reference: text().notNull(),
    kind: text({ enum: PAYOUT_ENTRY_KINDS }).notNull(),
    at: instant('at').notNull(),
    /** In the payout's currency. */
    netCents: cents('net_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    /** Of the payment, the refund or the dispute, in its own currency. */
    amountCents: cents('amount_cents'),
    currency: text(),
    purchaseId: uuid('purchase_id'),
    /** The processor's id of the payment, the refund or the dispute. */
    about: text(),
    words: text().notNull(),
    gap: text({ enum: PAYOUT_GAPS }),
  },
  ({ payoutId, reference }) => [primaryKey({ columns: [payoutId, reference] })],
);

export type Payout = typeof payoutTable.$inferSelect;
export type PayoutEntry = typeof payoutEntryTable.$inferSelect;
