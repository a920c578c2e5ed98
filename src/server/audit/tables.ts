import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';
import { ACTORS } from './actors.ts';

/** Ids, amounts and words of ours: no names, addresses or codes. */
export type AuditFacts = Record<string, string | number | boolean | null>;

/** Rows are only ever added: the database refuses to change them. */
export const auditTable = pgTable('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  who: text({ enum: ACTORS }).notNull(),
  what: text().notNull(),
  why: text().notNull(),
  purchaseId: uuid('purchase_id'),
  amountCents: integer('amount_cents'),
  /** The provider's id of what was moved, or the id of a user whose sessions were ended. */
  reference: text(),
  /** Which operator; null for all others, and for who has the command line. */
  operatorId: uuid('operator_id'),
  /** Where an operator's call came from: an address, or the command line with the user of the machine. */
  origin: text(),
  /** What it was done to, beside an order: `operator <id>`, `user <id>`. */
  subject: text(),
  before: jsonb().$type<AuditFacts>(),
  after: jsonb().$type<AuditFacts>(),
});

/** What operators wrote about an order for each other. A row is never changed, and goes when its order is erased. */
export const orderNoteTable = pgTable('order_note', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  purchaseId: uuid('purchase_id').notNull(),
  at: instant('at').notNull(),
  /** Null for who has the command line. */
  operatorId: uuid('operator_id'),
  text: text().notNull(),
});

export type OrderNote = typeof orderNoteTable.$inferSelect;
export type AuditRow = typeof auditTable.$inferSelect;
