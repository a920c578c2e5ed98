import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { OUTCOMES } from '../../domain/operators/reconciliation.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';
import { sideSchema } from './side.ts';

/** One row per reconciliation of our records with those of all providers; the stored names are older than this one. */
export const reconciliationTable = pgTable('book_comparison', {
  id: uuid().primaryKey(),
  at: instant('at').notNull(),
  since: instant('since').notNull(),
  operatorId: uuid('operator_id'),
  /** The operator's origin; null for the daily job. */
  origin: text(),
  outcome: text({ enum: OUTCOMES }).notNull(),
  sides: jsonColumn('book_comparison.sides', z.array(sideSchema)).notNull(),
});

/** A difference, until a reconciliation that reaches as far back agrees. */
export const differenceTable = pgTable('book_difference', {
  side: text().primaryKey(),
  since: instant('since').notNull(),
  reconciliationId: uuid('comparison_id').notNull(),
  lines: integer().notNull(),
  firstLine: text('first_line').notNull(),
});

export type Reconciliation = typeof reconciliationTable.$inferSelect;
export type Difference = typeof differenceTable.$inferSelect;
