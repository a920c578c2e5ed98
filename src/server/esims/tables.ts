import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, instant } from '../db/columns.ts';

export interface BillingDetails {
  fullName: string;
  email: string;
  country: string | null;
  zipCode: string | null;
}

export const esimTable = pgTable('esim', {
  iccid: text().primaryKey(),
  activationKeyId: text('activation_key_id').notNull(),
  activationCiphertext: bytea('activation_ciphertext').notNull(),
  profileStatus: text('profile_status'),
  createdAt: instant('created_at').notNull(),
});

export const userEsimTable = pgTable('user_esim', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  iccid: text().notNull(),
  countryName: text('country_name').notNull(),
  countryCode: text('country_code').notNull(),
  bundleName: text('bundle_name').notNull(),
  status: text(),
  pricePaidCents: integer('price_paid_cents').notNull(),
  originalPriceCents: integer('original_price_cents').notNull(),
  discountApplied: boolean('discount_applied').notNull().default(false),
  discountCents: integer('discount_cents'),
  referralCodeUsed: text('referral_code_used'),
  purchasedAt: instant('purchased_at').notNull(),
  dataMb: integer('data_mb').notNull(),
  validityDays: integer('validity_days').notNull(),
  paymentMethod: text('payment_method').notNull(),
  billingDetails: jsonb('billing_details').$type<BillingDetails>().notNull(),
  orderReference: text('order_reference').notNull(),
  hidden: boolean().notNull().default(false),
  hiddenAt: instant('hidden_at'),
});

/** The newest reading of a purchase's bundle. */
export const esimUsageTable = pgTable('esim_usage', {
  userEsimId: uuid('user_esim_id').primaryKey(),
  bundleState: text('bundle_state').notNull(),
  assignmentReference: text('assignment_reference'),
  assignedAt: instant('assigned_at'),
  initialBytes: bigint('initial_bytes', { mode: 'number' }).notNull(),
  remainingBytes: bigint('remaining_bytes', { mode: 'number' }).notNull(),
  unlimited: boolean().notNull(),
  readAt: instant('read_at').notNull(),
});

export type EsimUsage = typeof esimUsageTable.$inferSelect;
export type Esim = typeof esimTable.$inferSelect;
export type UserEsim = typeof userEsimTable.$inferSelect;
