import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';
import { ACTORS } from './actors.ts';
import { auditFactsSchema } from './audit-facts.ts';

/** Rows are only ever added: the database refuses to change them. */
export const auditTable = pgTable('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  who: text({ enum: ACTORS }).notNull(),
  what: text().notNull(),
  why: text().notNull(),
  purchaseId: uuid('purchase_id'),
  amountCents: integer('amount_cents'),
  /** Of the amount; null for dollars in rows of earlier releases. */
  currency: text(),
  /** The provider's id of the money that moved, or the id of a user whose sessions were ended, or of the order of a case. */
  reference: text(),
  /** Which operator; null for all other actors, and at the command line. */
  operatorId: uuid('operator_id'),
  /** Origin of an operator's call: an address, or the command line with the machine's user. */
  origin: text(),
  /** What the act changed, besides an order: `operator <id>`, `user <id>`. */
  subject: text(),
  before: jsonColumn('audit.before', auditFactsSchema),
  after: jsonColumn('audit.after', auditFactsSchema),
});

/** Operators' notes on an order. A row never changes, and is deleted when its order is erased. */
export const orderNoteTable = pgTable('order_note', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  purchaseId: uuid('purchase_id').notNull(),
  at: instant('at').notNull(),
  /** Null at the command line. */
  operatorId: uuid('operator_id'),
  text: text().notNull(),
});

/**
 * Operators' notes on a customer: on an account, or on an order of a guest, which may find an account later. A row never changes, and
 * is deleted with what it is on.
 */
export const customerNoteTable = pgTable('customer_note', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id'),
  purchaseId: uuid('purchase_id'),
  at: instant('at').notNull(),
  /** Null at the command line. */
  operatorId: uuid('operator_id'),
  text: text().notNull(),
});

/** Two customers of whom an operator says that they are one person: each the id of an account, or the address of a guest. */
export const customerMergeTable = pgTable('customer_merge', {
  id: uuid().primaryKey(),
  /** The one that sorts first. */
  one: text().notNull(),
  other: text().notNull(),
  at: instant('at').notNull(),
  /** Null at the command line. */
  operatorId: uuid('operator_id'),
  why: text().notNull(),
});

/** The fields of the act that waits; the act itself checks them again when it runs. */
export const approvalInput = z.record(z.string(), z.union([z.string(), z.number()]));

/** Acts with money that wait for a colleague's decision, or have had it. */
export const approvalTable = pgTable('approval', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  act: text().notNull(),
  input: jsonColumn('approval.input', approvalInput).notNull(),
  /** In dollars; no more may leave under it. */
  cents: integer().notNull(),
  /** Who asked, and from where. */
  operatorId: uuid('operator_id').notNull(),
  origin: text().notNull(),
  state: text({ enum: ['waiting', 'approved', 'declined', 'lapsed'] }).notNull(),
  askedAt: instant('asked_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  /** Null at the command line, and until it is decided. */
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
});

export type Approval = typeof approvalTable.$inferSelect;

export type OrderNote = typeof orderNoteTable.$inferSelect;
export type CustomerNote = typeof customerNoteTable.$inferSelect;
export type CustomerMerge = typeof customerMergeTable.$inferSelect;
export type AuditRow = typeof auditTable.$inferSelect;
