import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** Each declined try of a card, once. */
export const cardDeclineTable = pgTable('card_decline', {
  /** The processor's id of the failed charge. */
  reference: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  /** Keyed hash of the address where the payment was started; null if the card's owner had confirmed it. */
  originHash: text('origin_hash'),
  /** Keyed hash of the paying browser or account. */
  browserHash: text('browser_hash'),
  /** Keyed hash of the card. */
  cardHash: text('card_hash'),
  at: instant('at').notNull(),
});

/** Blocked mailboxes: the database refuses their owners purchases and sign-ins. */
export const blockedMailboxTable = pgTable('blocked_mailbox', {
  id: uuid().primaryKey(),
  /** In `mailboxOf` form. */
  mailbox: text().notNull(),
  userId: text('user_id'),
  purchaseId: uuid('purchase_id'),
  /** The operator; null for the command line. */
  operatorId: uuid('operator_id'),
  blockedAt: instant('blocked_at').notNull(),
  why: text().notNull(),
});

export type BlockedMailbox = typeof blockedMailboxTable.$inferSelect;
