import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, instant } from '../../db/columns.ts';

/** A return that waits for the word of the mailbox the eSIM was bought with. */
export const returnConfirmationTable = pgTable('return_confirmation', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /** In whose account it was when it was asked for; null for a guest's that is in none. */
  userId: text('user_id'),
  tokenHash: bytea('token_hash').notNull(),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
