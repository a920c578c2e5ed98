import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** How often something was tried in the window that began at `startedAt`. */
export const rateLimitTable = pgTable('rate_limit', {
  /** The limit's name and a hash of who or what is limited. */
  key: text().primaryKey(),
  startedAt: instant('started_at').notNull(),
  count: integer().notNull(),
});

/**
 * One row, written now and then to see whether the database can be written at all.
 * @internal for the test that compares tables with migrations
 */
export const writeCheckTable = pgTable('write_check', {
  id: integer().primaryKey(),
  writtenAt: instant('written_at').notNull(),
});
