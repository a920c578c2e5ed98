import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Cost of calls to a provider's API in the current second, over all processes. */
export const providerBudgetTable = pgTable('provider_budget', {
  provider: text().primaryKey(),
  /** Seconds since the epoch, on the database's clock. */
  secondAt: bigint('second_at', { mode: 'number' }).notNull(),
  /** In the provider's own units of cost. */
  spent: integer().notNull(),
});
