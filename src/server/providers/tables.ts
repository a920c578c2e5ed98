import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Calls of a provider's API in the running second, of all processes together. */
export const providerBudgetTable = pgTable('provider_budget', {
  provider: text().primaryKey(),
  /** Seconds since the epoch by the database's clock. */
  secondAt: bigint('second_at', { mode: 'number' }).notNull(),
  /** In the provider's own units of cost. */
  spent: integer().notNull(),
});
