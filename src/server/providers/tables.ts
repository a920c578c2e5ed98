import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { bytea, instant } from '../db/columns.ts';

/** Cost of calls to a provider's API in the current window of its budget, over all processes. */
export const providerBudgetTable = pgTable('provider_budget', {
  provider: text().primaryKey(),
  /** When the window began, in seconds since the epoch on the database's clock. */
  secondAt: bigint('second_at', { mode: 'number' }).notNull(),
  /** In the provider's own units of cost. */
  spent: integer().notNull(),
});

/** The token by which all processes call a provider that gives few of them, and who may ask for the next one. */
export const providerTokenTable = pgTable('provider_token', {
  provider: text().primaryKey(),
  /** Null until there is one. Sealed with the secret that buys it. */
  keyId: text('key_id'),
  ciphertext: bytea(),
  /** From then on it is not used any more. */
  expiresAt: instant('expires_at'),
  /** When a process last asked for one. */
  askedAt: instant('asked_at').notNull(),
});

/** Wholesalers that do not answer orders. */
export const wholesalerOutageTable = pgTable('wholesaler_outage', {
  wholesaler: text().primaryKey(),
  since: instant('since').notNull(),
  /** When an order was last lost there. */
  seenAt: instant('seen_at').notNull(),
  error: text().notNull(),
});
