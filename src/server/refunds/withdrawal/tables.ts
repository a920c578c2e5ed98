import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { NoRefund } from '../../../domain/orders/refund-policy.ts';
import { instant } from '../../db/columns.ts';

/** A consumer's withdrawal from a contract, that is, a purchase: at most one. */
export const withdrawalTable = pgTable('withdrawal', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /** The name as they wrote it, and the address for the receipt. Empty once erased. */
  name: text().notNull(),
  email: text().notNull(),
  /** The time of the request, from which the period is counted. */
  begunAt: instant('begun_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** Why there is no automatic refund; a person looks at it. */
  refused: text().$type<NoRefund>(),
  /** When the outcome was known. */
  settledAt: instant('settled_at'),
});

export type Withdrawal = typeof withdrawalTable.$inferSelect;
