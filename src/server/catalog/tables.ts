import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { DailyAllowance } from '../../domain/catalog/plan-facts.ts';
import type { CatalogueEntry } from '../providers/wholesaler.ts';

export const countryTable = pgTable('country', {
  iso: text().primaryKey(),
  name: text().notNull(),
  region: text().notNull(),
  imageUrl: text('image_url'),
  /** Only the release before price lists reads it. */
  markupBp: integer('markup_bp').notNull().default(2500),
  visible: boolean().notNull(),
});

export const regionTable = pgTable('region', {
  code: text().primaryKey(),
  label: text().notNull(),
  slug: text().notNull(),
  imageUrl: text('image_url'),
  /** Only the release before price lists reads it. */
  markupBp: integer('markup_bp').notNull().default(2500),
  visible: boolean().notNull(),
});

export const regionCountryTable = pgTable(
  'region_country',
  { regionCode: text('region_code').notNull(), iso: text().notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.regionCode, table.iso] })],
);

export const planTable = pgTable(
  'plan',
  {
    /** By its id. */
    wholesaler: text().notNull(),
    bundleName: text('bundle_name').notNull(),
    countryCode: text('country_code').notNull(),
    place: text({ enum: ['country', 'region'] }).notNull(),
    type: text({ enum: ['fixed', 'unlimited'] }).notNull(),
    durationDays: integer('duration_days').notNull(),
    dataMb: integer('data_mb').notNull(),
    wholesaleCents: integer('wholesale_cents').notNull(),
    autostart: boolean().notNull(),
    speed: text().array().notNull(),
    groups: text().array().notNull(),
    description: text(),
    dailyAllowance: jsonb('daily_allowance').$type<DailyAllowance>(),
    available: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.bundleName, table.countryCode] })],
);

export const countryNetworkTable = pgTable(
  'country_network',
  {
    /** By its id. */
    wholesaler: text().notNull(),
    iso: text().notNull(),
    brand: text().notNull(),
    mcc: text().notNull(),
    mnc: text().notNull(),
    speed: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.iso, table.brand, table.mcc, table.mnc] })],
);

export const catalogRevisionTable = pgTable('catalog_revision', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
  contentHash: text('content_hash').notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
  /** Since when it is this revision. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a plan was bought for before a sync found another price: the last change of each. */
export const wholesaleChangeTable = pgTable(
  'wholesale_change',
  {
    /** By its id. */
    wholesaler: text().notNull(),
    bundleName: text('bundle_name').notNull(),
    countryCode: text('country_code').notNull(),
    fromCents: integer('from_cents').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.bundleName, table.countryCode] })],
);

export type PlanRow = typeof planTable.$inferSelect;
export type RegionRow = typeof regionTable.$inferSelect;
export type CountryRow = typeof countryTable.$inferSelect;

export const catalogPageTable = pgTable(
  'catalog_page',
  {
    wholesaler: text().notNull(),
    page: integer().notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
    entries: jsonb().$type<CatalogueEntry[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.page] })],
);
