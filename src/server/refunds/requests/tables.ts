import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, instant } from '../../db/columns.ts';

/** A return that waits for confirmation from the purchase's mailbox. */
export const returnConfirmationTable = pgTable('return_confirmation', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /** The account that held the purchase at the request; null for a guest's purchase without one. */
  userId: text('user_id'),
  tokenHash: bytea('token_hash').notNull(),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
