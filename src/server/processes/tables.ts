import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import type { CallFacts } from '../core/recent-calls.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

/** By provider. */
const callsSchema = z.record(
  z.string(),
  z.object({
    calls: z.int(),
    failed: z.int(),
    ms: z.int(),
    last: z.object({ at: z.iso.datetime(), status: z.string(), ms: z.int() }),
  }) satisfies z.ZodType<CallFacts>,
);

/** A row for each process that runs, or was killed within a day. */
export const runningProcessTable = pgTable('running_process', {
  id: uuid().primaryKey(),
  role: text().notNull(),
  host: text().notNull(),
  version: text().notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  calls: jsonColumn('running_process.calls', callsSchema).notNull(),
});

export type RunningProcess = typeof runningProcessTable.$inferSelect;
