import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { CASE_KINDS } from '../../domain/operators/cases.ts';
import { instant } from '../db/columns.ts';

/** One row per thing that an operator must know of, until it is no longer so. */
export const alertTable = pgTable('alert', {
  id: uuid().primaryKey(),
  kind: text({ enum: CASE_KINDS }).notNull(),
  /** What it is about: the id of a purchase, a refund, a mail. */
  subject: text().notNull(),
  words: text().notNull(),
  purchaseId: uuid('purchase_id'),
  raisedAt: instant('raised_at').notNull(),
  /** When its cause had ended. */
  endedAt: instant('ended_at'),
  /** The operator who works on it. */
  ownerId: uuid('owner_id'),
  snoozedUntil: instant('snoozed_until'),
  /** Since when somebody has seen to it, although its cause lasts. */
  closedAt: instant('closed_at'),
  closedBy: uuid('closed_by'),
  /** Each change by a person raises it; who changes it says which they saw. */
  version: integer().notNull().default(1),
});

/** What people wrote about a case. */
export const alertNoteTable = pgTable('alert_note', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  alertId: uuid('alert_id').notNull(),
  /** Null for who has the command line. */
  operatorId: uuid('operator_id'),
  at: instant('at').notNull(),
  words: text().notNull(),
});

export type Alert = typeof alertTable.$inferSelect;
export type AlertNote = typeof alertNoteTable.$inferSelect;
