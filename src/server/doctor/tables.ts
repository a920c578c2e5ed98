import { pgTable, text } from 'drizzle-orm/pg-core';

import { findingsSchema } from '../core/finding.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

/** The newest findings of each part of the doctor. */
export const doctorCheckTable = pgTable('doctor_check', {
  part: text().primaryKey(),
  findings: jsonColumn('doctor_check.findings', findingsSchema).notNull(),
  checkedAt: instant('checked_at').notNull(),
});
