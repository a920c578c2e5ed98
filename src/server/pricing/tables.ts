import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { JUMPS } from '../../domain/operators/pricing/price-jump.ts';
import { BELOW_FLOOR, type PriceRule } from '../../domain/operators/pricing/price-rules.ts';
import { instant } from '../db/columns.ts';

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

/** A wholesale price that is not published until somebody says so. */
export const heldPriceTable = pgTable(
  'held_price',
  {
    /** By its id. */
    wholesaler: text().notNull(),
    bundleName: text('bundle_name').notNull(),
    /** Codes of the countries, or of the region, that it is listed for. */
    places: text().array().notNull(),
    /** What its plans were sold by; null for a bundle that is new. */
    publishedCents: integer('published_cents'),
    seenCents: integer('seen_cents').notNull(),
    why: text({ enum: JUMPS }).notNull(),
    /** `kept`: somebody has said that it stays as it is. */
    state: text({ enum: ['waiting', 'kept'] })
      .notNull()
      .default('waiting'),
    /** Of those that jumped together. */
    batch: text(),
    /** The newest list has the bundle. */
    isListed: boolean('is_listed').notNull().default(true),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.bundleName] })],
);

export type HeldPrice = typeof heldPriceTable.$inferSelect;
