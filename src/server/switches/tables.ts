import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { SWITCHES } from '../../domain/switches/switches.ts';
import { instant } from '../db/columns.ts';

/** A row for each switch that was ever turned. */
export const shopSwitchTable = pgTable('shop_switch', {
  what: text({ enum: SWITCHES }).primaryKey(),
  isPaused: boolean('is_paused').notNull(),
  /** For visitors, in the operator's words; empty where ours will do. */
  words: text().notNull(),
  /** For the team. */
  why: text().notNull(),
  /** Who turned it; null where it was the command line. */
  operatorId: uuid('operator_id'),
  changedAt: instant('changed_at').notNull(),
  /** Each turn raises it; who turns one says which they saw. */
  version: integer().notNull(),
});

export type SwitchRow = typeof shopSwitchTable.$inferSelect;
