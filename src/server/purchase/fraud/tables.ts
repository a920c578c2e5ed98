import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/columns.ts';

/** Each declined try of a card, once. */
export const cardDeclineTable = pgTable('card_decline', {
  /** The processor's id of the charge that failed. */
  reference: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  at: instant('at').notNull(),
});
