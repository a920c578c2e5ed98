import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { NoRefund } from '../../../domain/orders/refund-policy.ts';
import { instant } from '../../db/columns.ts';

/** A consumer has withdrawn from a contract, which is a purchase: once. */
export const withdrawalTable = pgTable('withdrawal', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /** As they wrote it, and where they want the receipt to. Empty once erased. */
  name: text().notNull(),
  email: text().notNull(),
  /** When it was asked for; by this the time is counted. */
  begunAt: instant('begun_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** Why no money goes back by itself; a person looks at it. */
  refused: text().$type<NoRefund>(),
  /** When it was known what follows. */
  settledAt: instant('settled_at'),
});

export type Withdrawal = typeof withdrawalTable.$inferSelect;
