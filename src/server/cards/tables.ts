import { pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** A user's customer at Stripe, who holds the saved cards. The row outlives its user until the customer is deleted there too. */
export const stripeCustomerTable = pgTable('stripe_customer', {
  id: text().primaryKey(),
  userId: text('user_id').unique(),
  createdAt: instant('created_at').notNull(),
});
