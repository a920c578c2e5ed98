import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** How often something was tried in the window that began at `startedAt`. */
export const rateLimitTable = pgTable('rate_limit', {
  /** The limit's name and a hash of the limited subject. */
  key: text().primaryKey(),
  startedAt: instant('started_at').notNull(),
  count: integer().notNull(),
});
