import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { CASE_KINDS } from '../../domain/operators/cases.ts';
import { instant } from '../db/columns.ts';

/** One row for each alert that an operator must know of. */
export const alertTable = pgTable('alert', {
  id: uuid().primaryKey(),
  kind: text({ enum: CASE_KINDS }).notNull(),
  /** The id of the purchase, refund or mail concerned. */
  subject: text().notNull(),
  words: text().notNull(),
  purchaseId: uuid('purchase_id'),
  raisedAt: instant('raised_at').notNull(),
  /** When its cause ended. */
  endedAt: instant('ended_at'),
  /** The operator who works on it. */
  ownerId: uuid('owner_id'),
  snoozedUntil: instant('snoozed_until'),
  /** When a person closed it although its cause lasts. */
  closedAt: instant('closed_at'),
  closedBy: uuid('closed_by'),
  /** Rises with each change by a person; a caller says which version they saw. */
  version: integer().notNull().default(1),
});

/** Notes on cases. */
export const alertNoteTable = pgTable('alert_note', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  alertId: uuid('alert_id').notNull(),
  /** Null at the command line. */
  operatorId: uuid('operator_id'),
  at: instant('at').notNull(),
  words: text().notNull(),
});

export type Alert = typeof alertTable.$inferSelect;
export type AlertNote = typeof alertNoteTable.$inferSelect;
