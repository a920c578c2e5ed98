import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { type DailyAllowance, dailyAllowanceSchema } from '../../domain/catalog/catalog-schema.ts';
import { SOURCE_CHOICES } from '../../domain/catalog/choose-source.ts';
import type { Ranking } from '../../domain/operators/catalogue/ranking.ts';
import { syncDifferencesSchema } from '../../domain/operators/catalogue/sync-differences.ts';
import { bytea, instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';
import { catalogueEntrySchema, refusedBundleSchema } from '../providers/wholesaler.ts';

/** Operators' changes to a place; no sync touches them. */
const byHand = {
  /** Replaces the wholesaler's name. */
  ownName: text('own_name'),
  /** Shown under the name on its page. */
  ownText: text('own_text'),
  /** Replaces our drawing and `image_url`. */
  pictureId: text('picture_id'),
  /** Rises with each override. */
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
    /** The least price at which the wholesaler lets us sell it; null if it sets none. */
    leastRetailCents: integer('least_retail_cents'),
    autostart: boolean().notNull(),
    speed: text().array().notNull(),
    groups: text().array().notNull(),
    description: text(),
    dailyAllowance: jsonColumn('plan.daily_allowance', dailyAllowanceSchema),
    /** Its user must prove who they are; null if the wholesaler does not say. */
    idCheck: boolean('id_check'),
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

/** Bundles of other wholesalers that are equal to a plan on sale. */
export const planSourceTable = pgTable(
  'plan_source',
  {
    countryCode: text('country_code').notNull(),
    bundleName: text('bundle_name').notNull(),
    /** The other wholesaler's id. */
    wholesaler: text().notNull(),
    sourceBundle: text('source_bundle').notNull(),
    wholesaleCents: integer('wholesale_cents').notNull(),
    leastRetailCents: integer('least_retail_cents'),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.bundleName, table.wholesaler] })],
);

/** Operators' choices among the sources of a plan; no sync touches them. */
export const sourceChoiceTable = pgTable(
  'source_choice',
  {
    /** Empty, like the bundle, for a choice about a whole wholesaler. */
    countryCode: text('country_code').notNull(),
    bundleName: text('bundle_name').notNull(),
    wholesaler: text().notNull(),
    choice: text({ enum: SOURCE_CHOICES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.bundleName, table.wholesaler] })],
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

const codesSchema = z.array(z.string());

/** The order of places. Rows are only ever added; the newest one counts. */
export const placeRankingTable = pgTable('place_ranking', {
  version: integer().primaryKey(),
  popular: jsonColumn('place_ranking.popular', codesSchema).notNull(),
  countries: jsonColumn('place_ranking.countries', codesSchema).notNull(),
  regions: jsonColumn('place_ranking.regions', codesSchema).notNull(),
  /** In the publisher's words; empty for the first one, which came with the shop. */
  why: text().notNull(),
  /** Null for the command line, and for the first one. */
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export type PlaceRanking = Omit<typeof placeRankingTable.$inferSelect, keyof Ranking> & Ranking;

/** Of the ranking in force, as a snapshot reads it. */
export const rankingSchema = z.object({
  popular: codesSchema,
  countries: codesSchema,
  regions: codesSchema,
}) satisfies z.ZodType<Ranking>;

const totalsSchema = z.object({ countries: z.int(), regions: z.int(), plans: z.int() });
const refusedSchema = z.object({ count: z.int(), first: z.array(refusedBundleSchema) });

/** One row per sync of the catalogue. */
export const catalogSyncTable = pgTable('catalog_sync', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  outcome: text({ enum: ['changed', 'same', 'failed'] }).notNull(),
  /** The revision after it; null if it failed. */
  revision: bigint({ mode: 'number' }),
  /** Totals of what the wholesalers sell. */
  counts: jsonColumn('catalog_sync.counts', totalsSchema),
  /** Null if no plan changed. */
  differences: jsonColumn('catalog_sync.differences', syncDifferencesSchema),
  /** Bundles that are not sold, with only the first of many; null for a failed sync or one by an older release. */
  refused: jsonColumn('catalog_sync.refused', refusedSchema),
  failure: text(),
  /** Null for the command line and the timer. */
  operatorId: uuid('operator_id'),
  /** Null for the timer. */
  origin: text(),
});

export type CatalogSync = typeof catalogSyncTable.$inferSelect;

/** A plan with a malformed allowance is not sold. */
export type PlanRow = Omit<typeof planTable.$inferSelect, 'dailyAllowance'> & {
  dailyAllowance: DailyAllowance | null;
};
export type RegionRow = typeof regionTable.$inferSelect;
export type CountryRow = typeof countryTable.$inferSelect;

export const catalogPageTable = pgTable(
  'catalog_page',
  {
    wholesaler: text().notNull(),
    page: integer().notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
    entries: jsonColumn('catalog_page.entries', z.array(catalogueEntrySchema)).notNull(),
    refused: jsonColumn('catalog_page.refused', z.array(refusedBundleSchema)).notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.page] })],
);

/** A query that found nothing. */
export const missedSearchTable = pgTable(
  'missed_search',
  {
    query: text().notNull(),
    /** From 0 to 255: tells a few browsers apart, and leads to none of them. */
    browser: smallint().notNull(),
    /** When a browser with this number typed it last. */
    at: instant('at').notNull(),
  },
  ({ query, browser }) => [primaryKey({ columns: [query, browser] })],
);
