import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';
import { contractSummarySchema } from './contract-summary.ts';

/** The summary of a purchase's contract, as its buyer could read it before paying. */
export const contractSummaryTable = pgTable('contract_summary', {
  purchaseId: uuid('purchase_id').primaryKey(),
  language: text({ enum: LANGUAGE_CODES }).notNull(),
  /** Of the operator's part; 0 for the shop's own. */
  partVersion: integer('part_version').notNull(),
  content: jsonColumn('contract_summary.content', contractSummarySchema).notNull(),
  madeAt: instant('made_at').notNull(),
});
