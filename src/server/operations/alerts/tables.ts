import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/columns.ts';

export const ALERT_KINDS = [
  'low_balance',
  'unclear_order',
  'needs_review',
  'refund_failed',
  'dispute',
  'card_testing',
  'paypal_refuses',
  'mail_stuck',
  'cannot_write',
  'order_without_purchase',
  'stock_left',
  'refunds_paused',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** One row per thing that an operator must know of, until it is no longer so. */
export const alertTable = pgTable('alert', {
  id: uuid().primaryKey(),
  kind: text({ enum: ALERT_KINDS }).notNull(),
  /** What it is about: the id of a purchase, a refund, a mail. */
  subject: text().notNull(),
  words: text().notNull(),
  purchaseId: uuid('purchase_id'),
  raisedAt: instant('raised_at').notNull(),
  endedAt: instant('ended_at'),
});

export type Alert = typeof alertTable.$inferSelect;
