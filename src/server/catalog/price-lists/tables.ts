import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { BELOW_FLOOR, type PriceRule } from '../../../domain/operators/pricing/price-rules.ts';
import { instant } from '../../db/columns.ts';

/** Rows are only ever added; the newest one counts. */
export const priceListTable = pgTable('price_list', {
  version: integer().primaryKey(),
  rules: jsonb().$type<PriceRule[]>().notNull(),
  belowFloor: text('below_floor', { enum: BELOW_FLOOR }).notNull(),
  /** In the words of who published it; empty for the first one, which came with the shop. */
  why: text().notNull(),
  /** Null for the command line, and for the first one. */
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export type PriceList = typeof priceListTable.$inferSelect;
