import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { BULK_NAMES, BULK_ROW_STATES, BULK_STATES } from '../../domain/operators/bulk.ts';
import { instant } from '../db/columns.ts';

/** One act on many orders. */
export const bulkActTable = pgTable('bulk_act', {
  id: uuid().primaryKey(),
  act: text({ enum: BULK_NAMES }).notNull(),
  /** For the audit. */
  why: text().notNull(),
  /** A note's words, until they are written. */
  text: text(),
  /** Who planned it, and from where; null at the command line. */
  operatorId: uuid('operator_id'),
  origin: text().notNull(),
  state: text({ enum: BULK_STATES }).notNull(),
  plannedAt: instant('planned_at').notNull(),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
});

/** An order of a bulk act, with what became of it. */
export const bulkRowTable = pgTable(
  'bulk_row',
  {
    bulkId: uuid('bulk_id').notNull(),
    /** From 0, in the order of the list. */
    place: integer().notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    /** The newest change of the order that the dry run saw. */
    seen: bigint({ mode: 'number' }).notNull(),
    /** What the dry run would refund, in minor units; null for other acts. */
    amountCents: integer('amount_cents'),
    currency: text(),
    state: text({ enum: BULK_ROW_STATES }).notNull(),
    begunAt: instant('begun_at'),
    /** Why it was refused or failed, or what is left to happen. */
    words: text(),
  },
  (table) => [primaryKey({ columns: [table.bulkId, table.place] })],
);

export type BulkAct = typeof bulkActTable.$inferSelect;
export type BulkRow = typeof bulkRowTable.$inferSelect;
