import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { SWITCHES } from '../../domain/switches/switches.ts';
import { instant } from '../db/columns.ts';

/** A row for each switch ever turned. */
export const shopSwitchTable = pgTable('shop_switch', {
  what: text({ enum: SWITCHES }).primaryKey(),
  isPaused: boolean('is_paused').notNull(),
  /** The operator's notice for visitors; empty for our default one. */
  words: text().notNull(),
  /** The reason, for the team. */
  why: text().notNull(),
  /** The operator; null for the command line. */
  operatorId: uuid('operator_id'),
  changedAt: instant('changed_at').notNull(),
  /** Rises with each turn; a caller says which version they saw. */
  version: integer().notNull(),
});

export type SwitchRow = typeof shopSwitchTable.$inferSelect;
