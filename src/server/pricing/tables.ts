import { boolean, date, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { CURRENCY_CODES } from '../../domain/currencies.ts';
import { currencyPoliciesSchema, termsSchema } from '../../domain/operators/pricing/currency-schema.ts';
import { RATE_SOURCES } from '../../domain/operators/pricing/local-price.ts';
import { JUMPS } from '../../domain/operators/pricing/price-jump.ts';
import { listedRuleSchema } from '../../domain/operators/pricing/price-rules-schema.ts';
import { BELOW_FLOOR, type PriceRule } from '../../domain/operators/pricing/price-rules.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

const { surcharge_cents, min_margin_bp, fixed_price_cents, ...sameShape } = listedRuleSchema.shape;

/** A stored rule, of which three fields have older names: a process of an earlier version may read it during an upgrade. */
const storedRuleSchema = z
  .object({
    ...sameShape,
    fixed_cents: surcharge_cents,
    floor_bp: min_margin_bp,
    lock_cents: fixed_price_cents,
  })
  .transform(({ fixed_cents, floor_bp, lock_cents, ...same }) => ({
    ...same,
    surcharge_cents: fixed_cents,
    min_margin_bp: floor_bp,
    fixed_price_cents: lock_cents,
  }))
  .pipe(listedRuleSchema);

function storedRule(rule: PriceRule): z.input<typeof storedRuleSchema> {
  const { surcharge_cents, min_margin_bp, fixed_price_cents, ...same } = rule;
  return { ...same, fixed_cents: surcharge_cents, floor_bp: min_margin_bp, lock_cents: fixed_price_cents };
}

/** Rules as `price_list` stores them. */
export const storedRulesSchema = z.array(storedRuleSchema);

/** Rows are only ever added; the newest one counts. */
export const priceListTable = pgTable('price_list', {
  version: integer().primaryKey(),
  rules: jsonColumn('price_list.rules', storedRulesSchema, (rules) => rules.map(storedRule)).notNull(),
  belowFloor: text('below_floor', { enum: BELOW_FLOOR }).notNull(),
  /** The publisher's reason; empty for the first list, which came with the shop. */
  why: text().notNull(),
  /** Null for the command line, and for the first list. */
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Rules may be malformed: prices are calculated from {@link PriceList}s only. */
export type PriceListRow = typeof priceListTable.$inferSelect;
export type PriceList = Omit<PriceListRow, 'rules'> & { rules: PriceRule[] };

/** A wholesale price that waits for an operator before it is published. */
export const heldPriceTable = pgTable(
  'held_price',
  {
    /** The wholesaler's id. */
    wholesaler: text().notNull(),
    bundleName: text('bundle_name').notNull(),
    /** Codes of the countries, or of the region, it is listed for. */
    places: text().array().notNull(),
    /** The wholesale price behind its current plans; null for a new bundle. */
    publishedCents: integer('published_cents'),
    seenCents: integer('seen_cents').notNull(),
    why: text({ enum: JUMPS }).notNull(),
    /** `kept`: an operator decided to leave the published price. */
    state: text({ enum: ['waiting', 'kept'] })
      .notNull()
      .default('waiting'),
    /** Shared by prices that jumped together. */
    batch: text(),
    /** Whether the newest list has the bundle. */
    isListed: boolean('is_listed').notNull().default(true),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.bundleName] })],
);

export type HeldPrice = typeof heldPriceTable.$inferSelect;

/** A day's rate of one source; the newest day of a currency counts. */
export const exchangeRateTable = pgTable(
  'exchange_rate',
  {
    /** Of tax offices too, in some of which nothing is sold. */
    currency: text().notNull(),
    ofDay: date('of_day').notNull(),
    source: text({ enum: RATE_SOURCES }).notNull(),
    perBase: numeric('per_base', { mode: 'number' }).notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.ofDay, table.source] })],
);

/** Rows are only ever added; the newest one counts. */
export const currencyListTable = pgTable('currency_list', {
  version: integer().primaryKey(),
  currencies: jsonColumn('currency_list.currencies', currencyPoliciesSchema).notNull(),
  /** Empty for the first list, which came with the shop. */
  why: text().notNull(),
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The prices of a currency, all made of one rate. */
export const localPriceSetTable = pgTable('local_price_set', {
  currency: text({ enum: CURRENCY_CODES }).primaryKey(),
  terms: jsonColumn('local_price_set.terms', termsSchema).notNull(),
  perBase: numeric('per_base', { mode: 'number' }).notNull(),
  source: text({ enum: RATE_SOURCES }).notNull(),
  ofDay: date('of_day').notNull(),
  /** Rises with each change of its prices. */
  changes: integer().notNull().default(1),
});

/** By bundle: what is charged, and what it was rounded from. */
export const localPricesSchema = z.record(z.string(), z.tuple([z.int(), z.int()]));

export const localPriceTable = pgTable(
  'local_price',
  {
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    place: text().notNull(),
    prices: jsonColumn('local_price.prices', localPricesSchema).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.place] })],
);
