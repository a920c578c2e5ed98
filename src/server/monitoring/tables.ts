import { pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** When each recurring job was last done, by whatever process. */
export const recurringJobTable = pgTable('recurring_job', {
  job: text().primaryKey(),
  /** Since when it has been wanted. */
  wantedAt: instant('wanted_at').notNull().defaultNow(),
  doneAt: instant('done_at'),
});
