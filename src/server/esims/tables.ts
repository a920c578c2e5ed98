import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { METHODS_ON_WIRE } from '../../domain/checkout/payment-method.ts';
import { PROVIDER_ORDER_STATES } from '../../domain/checkout/provider-order-state.ts';
import { PROVIDER_RETURN_STATES } from '../../domain/checkout/provider-return-state.ts';
import { bundleStateOf } from '../../domain/esims/bundle-state.ts';
import { esimStatusOf } from '../../domain/esims/display-status.ts';
import { REPLACEMENT_STATES } from '../../domain/esims/replacement-state.ts';
import { USAGE_FACTS } from '../../domain/esims/usage-facts.ts';
import { bytea, instant, word } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

const billingDetailsSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  country: z.string().nullable(),
  zipCode: z.string().nullable(),
});

export type BillingDetails = z.infer<typeof billingDetailsSchema>;

export const esimTable = pgTable('esim', {
  iccid: text().primaryKey(),
  /** The wholesaler's id. */
  wholesaler: text().notNull(),
  activationKeyId: text('activation_key_id').notNull(),
  activationCiphertext: bytea('activation_ciphertext').notNull(),
  /** In lower case, as the network last reported it. */
  profileStatus: text('profile_status'),
  /** When a phone first had the profile. */
  firstInstalledAt: instant('first_installed_at'),
  /** When the network was last polled about it. */
  polledAt: instant('looked_at'),
  /** The next poll; null if nothing can change any more. */
  nextPollAt: instant('next_look_at'),
  /** Polls in a row without news. */
  quietPolls: integer('quiet_looks').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const userEsimTable = pgTable('user_esim', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  iccid: text().notNull(),
  countryName: text('country_name').notNull(),
  countryCode: text('country_code').notNull(),
  bundleName: text('bundle_name').notNull(),
  status: word('status', esimStatusOf),
  pricePaidCents: integer('price_paid_cents').notNull(),
  originalPriceCents: integer('original_price_cents').notNull(),
  discountApplied: boolean('discount_applied').notNull().default(false),
  discountCents: integer('discount_cents'),
  referralCodeUsed: text('referral_code_used'),
  purchasedAt: instant('purchased_at').notNull(),
  dataMb: integer('data_mb').notNull(),
  validityDays: integer('validity_days').notNull(),
  paymentMethod: text('payment_method', { enum: METHODS_ON_WIRE }).notNull(),
  billingDetails: jsonColumn('user_esim.billing_details', billingDetailsSchema).notNull(),
  orderReference: text('order_reference').notNull(),
  hidden: boolean().notNull().default(false),
  hiddenAt: instant('hidden_at'),
});

/** The newest reading of a purchase's bundle. */
export const esimUsageTable = pgTable('esim_usage', {
  userEsimId: uuid('user_esim_id').primaryKey(),
  bundleState: word('bundle_state', bundleStateOf).notNull(),
  assignmentReference: text('assignment_reference'),
  assignedAt: instant('assigned_at'),
  initialBytes: bigint('initial_bytes', { mode: 'number' }).notNull(),
  remainingBytes: bigint('remaining_bytes', { mode: 'number' }).notNull(),
  unlimited: boolean().notNull(),
  readAt: instant('read_at').notNull(),
  /** When the bundle's days began and end. */
  startedAt: instant('started_at'),
  endsAt: instant('ends_at'),
  /** When a reading last brought news. */
  changedAt: instant('changed_at'),
});

/** Usage facts of bundles, each only once. */
export const esimFactTable = pgTable(
  'esim_fact',
  {
    userEsimId: uuid('user_esim_id').notNull(),
    kind: text({ enum: USAGE_FACTS }).notNull(),
    at: instant('at').notNull(),
    /** `network`: its own time; `noticed`: when a reading first showed it. */
    source: text({ enum: ['network', 'noticed'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userEsimId, table.kind] })],
);

/** Whether the wholesaler says that a bundle fits on an eSIM. */
export const bundleFitTable = pgTable(
  'bundle_fit',
  {
    iccid: text().notNull(),
    bundleName: text('bundle_name').notNull(),
    fits: boolean().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.iccid, table.bundleName] })],
);

/** A provider order of a purchase. */
export const providerOrderTable = pgTable('provider_order', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /** The wholesaler's id. */
  wholesaler: text().notNull(),
  attempt: integer().notNull(),
  bundleName: text('bundle_name').notNull(),
  wholesaleCents: integer('wholesale_cents').notNull(),
  startedAt: instant('started_at').notNull(),
  outcome: text({ enum: PROVIDER_ORDER_STATES }).notNull(),
  outcomeAt: instant('outcome_at'),
  reference: text(),
  /** The order was found among those that no id tells apart: another purchase may have made it, and then gets this one's. */
  found: boolean().notNull().default(false),
  /** Of a refusal: no other try would change it. Null if nobody knows. */
  lasting: boolean(),
  /** What it takes beyond what the price leaves for it, in the base currency; null without a loss. */
  lossCents: integer('loss_cents'),
});

/** A replacement: another eSIM on the same purchase. */
export const replacementTable = pgTable('replacement', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /** A purchase's first replacement is 1. */
  number: integer().notNull(),
  state: text({ enum: REPLACEMENT_STATES }).notNull(),
  /** The wholesaler's price for it. */
  wholesaleCents: integer('wholesale_cents').notNull(),
  why: text().notNull(),
  askedAt: instant('asked_at').notNull(),
  endedAt: instant('ended_at'),
});

/** An order that is given back to the wholesaler, and the result. */
export const providerReturnTable = pgTable(
  'provider_return',
  {
    /** The wholesaler's id. */
    wholesaler: text().notNull(),
    orderReference: text('order_reference').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    bundleName: text('bundle_name').notNull(),
    wholesaleCents: integer('wholesale_cents').notNull(),
    state: text({ enum: PROVIDER_RETURN_STATES }).notNull(),
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at'),
    /** Since when the wholesaler has yet to decide; null if it was not asked, or decides at once. */
    askedAt: instant('asked_at'),
    /** The lot of the inventory that the call names, and how many of it were gone before. */
    usageId: bigint('usage_id', { mode: 'number' }),
    usedBefore: bigint('used_before', { mode: 'number' }),
    /** Why the inventory last refused it. */
    refused: text(),
    nextPollAt: instant('next_look_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wholesaler, table.orderReference] })],
);

export type EsimFact = typeof esimFactTable.$inferSelect;
export type EsimUsage = typeof esimUsageTable.$inferSelect;
export type Esim = typeof esimTable.$inferSelect;
export type UserEsim = typeof userEsimTable.$inferSelect;
export type ProviderOrder = typeof providerOrderTable.$inferSelect;
export type Replacement = typeof replacementTable.$inferSelect;
export type ProviderReturn = typeof providerReturnTable.$inferSelect;
