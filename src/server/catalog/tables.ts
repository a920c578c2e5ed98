import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

import type { DailyAllowance } from '../../domain/catalog/plan-facts.ts';
import type { SyncDifferences } from '../../domain/operators/catalogue/sync-differences.ts';
import { bytea, instant } from '../db/columns.ts';
import type { CatalogueEntry, RefusedBundle } from '../providers/wholesaler.ts';

/** Operators' changes to a place; no sync touches them. */
const byHand = {
  /** Replaces the wholesaler's name. */
  ownName: text('own_name'),
  /** Shown under the name on its page. */
  ownText: text('own_text'),
  /** Replaces our drawing and `image_url`. */
  pictureId: text('picture_id'),
  /** Rises with each change by hand. */
  version: integer().notNull().default(1),
};

export const countryTable = pgTable('country', {
  iso: text().primaryKey(),
  name: text().notNull(),
  region: text().notNull(),
  imageUrl: text('image_url'),
  /** Read only by the release before price lists. */
  markupBp: integer('markup_bp').notNull().default(2500),
  visible: boolean().notNull(),
  ...byHand,
});

export const regionTable = pgTable('region', {
  code: text().primaryKey(),
  label: text().notNull(),
  slug: text().notNull(),
  imageUrl: text('image_url'),
  /** Read only by the release before price lists. */
  markupBp: integer('markup_bp').notNull().default(2500),
  visible: boolean().notNull(),
  ...byHand,
});

export const regionCountryTable = pgTable(
  'region_country',
  { regionCode: text('region_code').notNull(), iso: text().notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.regionCode, table.iso] })],
);

export const planTable = pgTable(
  'plan',
  {
    /** The wholesaler's id. */
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
    /** The wholesaler's id. */
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
  /** When this revision began. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Each plan's wholesale price before the last sync that changed it. */
export const wholesaleChangeTable = pgTable(
  'wholesale_change',
  {
    /** The wholesaler's id. */
    wholesaler: text().notNull(),
    bundleName: text('bundle_name').notNull(),
    countryCode: text('country_code').notNull(),
    fromCents: integer('from_cents').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.bundleName, table.countryCode] })],
);

/** Plans hidden from sale, whichever wholesaler has them. */
export const hiddenPlanTable = pgTable(
  'hidden_plan',
  { countryCode: text('country_code').notNull(), bundleName: text('bundle_name').notNull() },
  (table) => [primaryKey({ columns: [table.countryCode, table.bundleName] })],
);

/** Operators' pictures as encoded here, under the hash of the larger one. */
export const placePictureTable = pgTable('place_picture', {
  id: text().primaryKey(),
  large: bytea().notNull(),
  small: bytea().notNull(),
  /** Of the larger one, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null while a place uses it. */
  unusedSince: instant('unused_since'),
});

/** The order of places. Rows are only ever added; the newest one counts. */
export const placeRankingTable = pgTable('place_ranking', {
  version: integer().primaryKey(),
  popular: jsonb().$type<string[]>().notNull(),
  countries: jsonb().$type<string[]>().notNull(),
  regions: jsonb().$type<string[]>().notNull(),
  /** In the publisher's words; empty for the first one, which came with the shop. */
  why: text().notNull(),
  /** Null for the command line, and for the first one. */
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export type PlaceRanking = typeof placeRankingTable.$inferSelect;

/** One row per sync of the catalogue. */
export const catalogSyncTable = pgTable('catalog_sync', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  outcome: text({ enum: ['changed', 'same', 'failed'] }).notNull(),
  /** The revision after it; null if it failed. */
  revision: bigint({ mode: 'number' }),
  /** Totals of what the wholesalers sell. */
  counts: jsonb().$type<{ countries: number; regions: number; plans: number }>(),
  /** Null if no plan changed. */
  differences: jsonb().$type<SyncDifferences>(),
  /** Bundles that are not sold, with only the first of many; null for a failed sync or one by an older release. */
  refused: jsonb().$type<{ count: number; first: RefusedBundle[] }>(),
  failure: text(),
  /** Null for the command line and the timer. */
  operatorId: uuid('operator_id'),
  /** Null for the timer. */
  origin: text(),
});

export type CatalogSync = typeof catalogSyncTable.$inferSelect;

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
    refused: jsonb().$type<RefusedBundle[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.page] })],
);
