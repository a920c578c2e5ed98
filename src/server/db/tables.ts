import { integer, pgTable } from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';

/** One row, written now and then to see whether the database can be written at all. */
export const writeCheckTable = pgTable('write_check', {
  id: integer().primaryKey(),
  writtenAt: instant('written_at').notNull(),
});
