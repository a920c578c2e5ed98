import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

/** The kind of the revision knows more. */
const contentSchema = z.record(z.string(), z.json());

export type Content = z.infer<typeof contentSchema>;

/** Rows are only ever added; the newest one of a subject counts. */
export const revisionTable = pgTable(
  'revision',
  {
    subject: text().notNull(),
    version: integer().notNull(),
    content: jsonColumn('revision.content', contentSchema).notNull(),
    /** The publisher's reason. */
    why: text().notNull(),
    /** Null for the command line. */
    operatorId: uuid('operator_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.version] })],
);

/** What an operator previews, by an id that nobody guesses. */
export const revisionDraftTable = pgTable('revision_draft', {
  id: text().primaryKey(),
  subject: text().notNull(),
  content: jsonColumn('revision_draft.content', contentSchema).notNull(),
  createdAt: instant('created_at').notNull(),
});
