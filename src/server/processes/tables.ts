import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { CallFacts } from '../core/recent-calls.ts';
import { instant } from '../db/columns.ts';

/** A row for each process that runs, or was killed within a day. */
export const runningProcessTable = pgTable('running_process', {
  id: uuid().primaryKey(),
  role: text().notNull(),
  host: text().notNull(),
  version: text().notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  calls: jsonb().$type<Record<string, CallFacts>>().notNull(),
});

export type RunningProcess = typeof runningProcessTable.$inferSelect;
