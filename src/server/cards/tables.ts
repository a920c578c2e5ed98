import { pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** A user's customer at Stripe, whose file holds the saved cards. It outlives its user until it is deleted there, too. */
export const stripeCustomerTable = pgTable('stripe_customer', {
  id: text().primaryKey(),
  userId: text('user_id').unique(),
  createdAt: instant('created_at').notNull(),
});
