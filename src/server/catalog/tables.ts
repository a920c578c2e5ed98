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

/** What operators make of a place; no sync touches it. */
const byHand = {
  /** In place of the wholesaler's. */
  ownName: text('own_name'),
  /** Under the name on its page. */
  ownText: text('own_text'),
  /** In place of our drawing, and of `image_url`. */
  pictureId: text('picture_id'),
  /** Rises with each change by hand. */
  version: integer().notNull().default(1),
};

export const countryTable = pgTable('country', {
  iso: text().primaryKey(),
  name: text().notNull(),
  region: text().notNull(),
  imageUrl: text('image_url'),
  /** Only the release before price lists reads it. */
  markupBp: integer('markup_bp').notNull().default(2500),
  visible: boolean().notNull(),
  ...byHand,
});

export const regionTable = pgTable('region', {
  code: text().primaryKey(),
  label: text().notNull(),
  slug: text().notNull(),
  imageUrl: text('image_url'),
  /** Only the release before price lists reads it. */
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

/** Plans that are not sold, whichever wholesaler has them. */
export const hiddenPlanTable = pgTable(
  'hidden_plan',
  { countryCode: text('country_code').notNull(), bundleName: text('bundle_name').notNull() },
  (table) => [primaryKey({ columns: [table.countryCode, table.bundleName] })],
);

/** Operators' pictures as they were encoded here, under the hash of the larger one. */
export const placePictureTable = pgTable('place_picture', {
  id: text().primaryKey(),
  large: bytea().notNull(),
  small: bytea().notNull(),
  /** Of the larger one, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null while a place has it. */
  unusedSince: instant('unused_since'),
});

/** Which places come first. Rows are only ever added; the newest one counts. */
export const placeRankingTable = pgTable('place_ranking', {
  version: integer().primaryKey(),
  popular: jsonb().$type<string[]>().notNull(),
  countries: jsonb().$type<string[]>().notNull(),
  regions: jsonb().$type<string[]>().notNull(),
  /** In the words of who published it; empty for the first one, which came with the shop. */
  why: text().notNull(),
  /** Null for the command line, and for the first one. */
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export type PlaceRanking = typeof placeRankingTable.$inferSelect;

/** Each time that the catalogue was read. */
export const catalogSyncTable = pgTable('catalog_sync', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  outcome: text({ enum: ['changed', 'same', 'failed'] }).notNull(),
  /** The one that there was after it; null where it failed. */
  revision: bigint({ mode: 'number' }),
  /** How much the wholesalers sell. */
  counts: jsonb().$type<{ countries: number; regions: number; plans: number }>(),
  /** Null where no plan is other than before. */
  differences: jsonb().$type<SyncDifferences>(),
  /** Bundles that are not sold, of many the first; null for a sync of an older release, and for one that failed. */
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
