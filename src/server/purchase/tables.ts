import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { planSchema } from '../../domain/catalog/catalog-schema.ts';
import { WALLETS } from '../../domain/checkout/paid-method.ts';
import {
  byMethod,
  type Fees,
  METHODS,
  PAYMENT_METHODS,
  PROCESSORS,
} from '../../domain/checkout/payment-method.ts';
import { PAYMENT_STATES } from '../../domain/checkout/payment-state.ts';
import { PURCHASE_STATES } from '../../domain/checkout/purchase-state.ts';
import { REFUND_PARTS, WHOLE_REASONS } from '../../domain/checkout/refund-cause.ts';
import { REFUND_STATES } from '../../domain/checkout/refund-state.ts';
import { BASE_CURRENCY, CURRENCIES, CURRENCY_CODES } from '../../domain/currencies.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { RATE_SOURCES } from '../../domain/operators/pricing/local-price.ts';
import { bytea, instant, renamedWord, STORED_DUPLICATE } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

/** A method that only another release knows is passed over. */
const feesSchema = z.object(byMethod(() => z.int().min(0).exactOptional())) satisfies z.ZodType<Fees>;

/** Settled payments, in the words of the indexes that list them. */
export const IS_SETTLED = sql.raw(`status in ('accepted', '${STORED_DUPLICATE}')`);

const RATE = sql`(select rate from purchase where purchase.id = purchase_id)`;

/** The amount of a payment or refund in dollars: as its processor booked it, or by the rate of its purchase. */
export const BASE_AMOUNT = sql`case when currency = ${BASE_CURRENCY} then amount_cents
  when booked_currency = ${BASE_CURRENCY} then booked_cents else round(amount_cents / ${RATE})::integer end`;

/** The same for its fee; null until it was read. */
export const BASE_FEE = sql`case when coalesce(booked_currency, currency) = ${BASE_CURRENCY} then fee_cents
  else round(fee_cents / ${RATE})::integer end`;

const ownFee = (name: 'share' | 'each') => {
  const rows =
    name === 'share'
      ? METHODS.map((method) => `when '${method}' then ${PAYMENT_METHODS[method].feeShare}`)
      : CURRENCY_CODES.map((code) => `when '${code}' then ${CURRENCIES[code].feeEach}`);
  return sql.raw(`case ${name === 'share' ? 'method' : 'currency'} ${rows.join(' ')} else 0 end`);
};

/** A payment's fee in dollars, as `feeWithin` of the domain estimates it. */
export const ESTIMATED_FEE = sql`round((amount_cents - floor(greatest(amount_cents - ${ownFee('each')}, 0) * 10000
  / (10000.0 + ${ownFee('share')}) + 0.5)) / coalesce(rate, 1))::integer`;

export const purchaseTable = pgTable('purchase', {
  id: uuid().primaryKey(),
  state: text({ enum: PURCHASE_STATES }).notNull(),
  stateSince: instant('state_since').notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  /** A bank or PayPal is examining the payment. */
  disputed: boolean().notNull().default(false),
  /** When the processor was last asked about its open dispute. */
  disputeAskedAt: instant('dispute_asked_at'),
  /** When the dispute was decided for the buyer, who has had the money since. */
  disputeLostAt: instant('dispute_lost_at'),
  needsReview: text('needs_review'),
  lastError: text('last_error'),

  /** The first purchase of its basket, for each of several that are paid at once; null for a basket of one. */
  basketId: uuid('basket_id'),
  /** Its place in the basket. */
  line: integer().notNull().default(0),
  /** The line of its basket whose eSIM it goes onto; null for one with an eSIM of its own. */
  ontoLine: integer('onto_line'),

  attemptId: uuid('attempt_id'),
  guestHash: bytea('guest_hash'),
  userId: text('user_id'),
  isGuest: boolean('is_guest').notNull(),
  /** The guest requested an account; it is made when the purchase is paid. */
  createAccount: boolean('create_account').notNull().default(false),

  /** The wholesaler's id. */
  wholesaler: text().notNull(),
  bundleName: text('bundle_name').notNull(),
  /** The wholesaler's bundle that delivers it; null where that is the plan's own. */
  sourceBundle: text('source_bundle'),
  countryCode: text('country_code').notNull(),
  plan: jsonColumn('purchase.plan', planSchema).notNull(),
  coverage: text().notNull(),
  /** Of all amounts but those that name theirs. */
  currency: text({ enum: CURRENCY_CODES }).notNull(),
  /** What a cent was in minor units of that currency, and who said so; null for what was sold in dollars. */
  rate: numeric({ mode: 'number' }),
  rateSource: text('rate_source', { enum: RATE_SOURCES }),
  /** The price in dollars at that rate. */
  baseCents: integer('base_cents'),
  /** In dollars. */
  wholesaleCents: integer('wholesale_cents').notNull(),
  /** The plan's price after the discount. */
  priceCents: integer('price_cents').notNull(),
  /** The promotion that lowered the price, by its name at the time, and the discount. */
  promotionId: uuid('promotion_id'),
  discountCode: text('discount_code'),
  discountCents: integer('discount_cents').notNull().default(0),
  /** The tax that a business was not charged, which `priceCents` does not contain. */
  taxOffCents: integer('tax_off_cents').notNull().default(0),
  /** By method, as quoted. */
  fees: jsonColumn('purchase.fees', feesSchema).notNull().default({}),
  paidMethod: text('paid_method', { enum: METHODS }),
  paidBy: text('paid_by', { enum: PROCESSORS }),
  /** The payment method, for people. */
  paidWith: text('paid_with'),

  fullName: text('full_name').notNull(),
  /** For company buyers: for the invoice. */
  company: text(),
  vatNumber: text('vat_number'),
  email: text().notNull(),
  alternativeEmail: text('alternative_email'),
  sendToBothEmails: boolean('send_to_both_emails').notNull().default(false),
  /** When name, addresses and codes were erased; since then only the books' data is left. */
  erasedAt: instant('erased_at'),
  marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
  /** When the buyer agreed to have the card saved for next time. */
  cardConsentAt: instant('card_consent_at'),
  /** When the buyer agreed to get the plan before the withdrawal period ends, and the version of those words. */
  withdrawalConsentAt: instant('withdrawal_consent_at'),
  withdrawalConsentVersion: text('withdrawal_consent_version'),

  /** Of the checkout: in it the buyer gets mails and documents. */
  language: text({ enum: LANGUAGE_CODES }).notNull(),

  /** The partner code that brought the buyer. */
  via: text(),

  /** For a top-up: the eSIM that the bundle goes onto, and the purchased eSIM that it was chosen from. */
  topUpIccid: text('top_up_iccid'),
  topUpEsimId: uuid('top_up_esim_id'),

  /** When it was rebuilt from the providers' records, after our database had lost it. */
  rebuiltAt: instant('rebuilt_at'),

  leaseUntil: instant('lease_until'),
  leaseHolder: uuid('lease_holder'),
  orderAttempts: integer('order_attempts').notNull().default(0),
  /** When it began to wait for its latest replacement; null if it was never replaced. */
  replacingSince: instant('replacing_since'),
  nextPollAt: instant('next_look_at').notNull(),

  // Computed by the database, for indexes. No index names a column that a move sets, or each move would rewrite the row's
  // entries in all of them; these change only when the row enters or leaves an index.
  isUnderWay: boolean('is_under_way')
    .notNull()
    .generatedAlwaysAs(sql`state not in ('delivered', 'refunded', 'abandoned')`),
  refundedAt: instant('refunded_at').generatedAlwaysAs(
    sql`case when state = 'refunded' then state_since end`,
  ),
  abandonedAt: instant('abandoned_at').generatedAlwaysAs(
    sql`case when state = 'abandoned' then state_since end`,
  ),
  rareProcessor: text('rare_processor', { enum: PROCESSORS }).generatedAlwaysAs(
    sql`nullif(paid_by, 'stripe')`,
  ),
});

export const paymentTable = pgTable('payment', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  /**
   * Of a payment for several purchases, the row that came first; the others are made when it is accepted, and each has the share
   * of its purchase. Null for one that its processor knows by its reference.
   */
  partOf: uuid('part_of'),
  provider: text({ enum: PROCESSORS }).notNull(),
  method: text({ enum: METHODS }).notNull().default('card'),
  reference: text().notNull(),
  status: renamedWord('status', PAYMENT_STATES, { duplicate: STORED_DUPLICATE }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** Of an accepted payment for several purchases, the row that came first: what was paid for all of them. Null for all others. */
  wholeCents: integer('whole_cents'),
  currency: text().notNull(),
  /** That of its purchase; null for dollars. */
  rate: numeric({ mode: 'number' }),
  /** The amount in dollars at that rate. */
  baseCents: integer('base_cents')
    .notNull()
    .generatedAlwaysAs(sql`round(amount_cents / coalesce(rate, 1))::integer`),
  methodLabel: text('method_label'),
  /** The wallet that held the card; null for a card without a wallet and for other methods. */
  wallet: text({ enum: WALLETS }),
  /** The capture's id, if it differs from the payment's. */
  captureReference: text('capture_reference'),
  /** PayPal's last refusal to take the money: its issue, its time by PayPal's clock, and the number so far. */
  refusal: text(),
  refusedAt: instant('refused_at'),
  refusals: integer().notNull().default(0),
  /** Reserved until then by a process that takes its money. */
  capturingUntil: instant('capturing_until'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  /** Keyed hash of the network address it was started from; deleted after a day. */
  originHash: text('origin_hash'),
  /** Keyed hash of the card or PayPal account that paid. */
  payerHash: text('payer_hash'),
  /** When to ask next about a payment that nobody waits for but that may still bring money. */
  nextPollAt: instant('next_look_at'),
  /** The processor's fee, in the currency of `booked`; null until it was read. */
  feeCents: integer('fee_cents'),
  /** What the processor booked before its fee, in the currency of our account there. */
  bookedCents: integer('booked_cents'),
  bookedCurrency: text('booked_currency'),
  feeAskedAt: instant('fee_asked_at'),
});

export const refundTable = pgTable('refund', {
  id: uuid().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  purchaseId: uuid('purchase_id').notNull(),
  /**
   * Why the whole payment, or the rest of it, is refunded; null for a part. `requested` by the buyer or the operator; `outside`:
   * made in the processor's own dashboard.
   */
  reason: renamedWord('reason', WHOLE_REASONS, { duplicate: STORED_DUPLICATE }),
  /** For a refund that leaves its purchase as it is; null for all others. */
  part: text({ enum: REFUND_PARTS }),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  status: text({ enum: REFUND_STATES }).notNull(),
  askedBy: text('asked_by', { enum: ['buyer', 'operator'] }),
  why: text(),
  reference: text(),
  /** How often people had it sent again. */
  tries: integer().notNull().default(0),
  /** Keyed hash of the mailbox whose owner requested it without an operator. */
  mailboxHash: text('mailbox_hash'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  /** When to ask about it next while it is unfinished; a new one is due at once. */
  nextPollAt: instant('next_poll_at').notNull().default(new Date(0)),
  /** The processor's fee, negative if it gave some back; null until it was read. */
  feeCents: integer('fee_cents'),
  /** As of a payment. */
  bookedCents: integer('booked_cents'),
  bookedCurrency: text('booked_currency'),
  feeAskedAt: instant('fee_asked_at'),
});

export type Purchase = typeof purchaseTable.$inferSelect;
export type Payment = typeof paymentTable.$inferSelect;
export type Refund = typeof refundTable.$inferSelect;
