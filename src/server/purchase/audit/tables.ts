import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/columns.ts';

/** `shop`: by its own rules; `processor`: Stripe or PayPal, or somebody in their dashboards. */
export const ACTORS = ['shop', 'buyer', 'operator', 'processor'] as const;

export type Actor = (typeof ACTORS)[number];

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
});

export type AuditRow = typeof auditTable.$inferSelect;
