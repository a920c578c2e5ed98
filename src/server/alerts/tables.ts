import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { CASE_KINDS } from '../../domain/operators/cases.ts';
import { bytea, instant } from '../db/columns.ts';

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

/** Where alerts go besides the mail. */
export const alertChannelTable = pgTable('alert_channel', {
  id: uuid().primaryKey(),
  /** `slack`: what Slack takes, and what is like it; `webhook`: JSON for a program. */
  kind: text({ enum: ['slack', 'webhook'] }).notNull(),
  host: text().notNull(),
  urlKeyId: text('url_key_id').notNull(),
  urlCiphertext: bytea('url_ciphertext').notNull(),
  severities: text().array().notNull(),
  lastAt: instant('last_at'),
  lastStatus: integer('last_status'),
  lastWords: text('last_words'),
  failingSince: instant('failing_since'),
  /** Null for the command line. */
  madeBy: uuid('made_by'),
  madeAt: instant('made_at').notNull(),
});

/** An alert on its way to a channel. */
export const alertMessageTable = pgTable('alert_message', {
  id: uuid().primaryKey(),
  channelId: uuid('channel_id').notNull(),
  alertId: uuid('alert_id').notNull(),
  queuedAt: instant('queued_at').notNull(),
  leaseUntil: instant('lease_until'),
});

export type AlertChannel = typeof alertChannelTable.$inferSelect;
export type Alert = typeof alertTable.$inferSelect;
export type AlertNote = typeof alertNoteTable.$inferSelect;
