import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** Each declined try of a card, once. */
export const cardDeclineTable = pgTable('card_decline', {
  /** The processor's id of the charge that failed. */
  reference: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  /** Keyed hash of the address that the payment was started from; null where the card's owner had shown that it is theirs. */
  originHash: text('origin_hash'),
  /** Keyed hash of the browser, or of the account, whose payment it was. */
  browserHash: text('browser_hash'),
  /** Keyed hash of the card. */
  cardHash: text('card_hash'),
  at: instant('at').notNull(),
});

/** Whose owner may neither buy nor sign in any more: the database refuses both. */
export const blockedMailboxTable = pgTable('blocked_mailbox', {
  id: uuid().primaryKey(),
  /** As `mailboxOf` writes it. */
  mailbox: text().notNull(),
  userId: text('user_id'),
  purchaseId: uuid('purchase_id'),
  /** Who did it; null for the command line. */
  operatorId: uuid('operator_id'),
  blockedAt: instant('blocked_at').notNull(),
  why: text().notNull(),
});

export type BlockedMailbox = typeof blockedMailboxTable.$inferSelect;
