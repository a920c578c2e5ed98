import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { WALLETS } from '../../domain/checkout/paid-method.ts';
import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import { PAYMENT_STATES } from '../../domain/checkout/payment-state.ts';
import { PURCHASE_STATES, type PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { REFUND_STATES } from '../../domain/checkout/refund-state.ts';
import { REFUND_PARTS } from '../../domain/checkout/refund-words.ts';
import { bytea, instant } from '../db/columns.ts';

export const purchaseTable = pgTable('purchase', {
  id: uuid().primaryKey(),
  state: text({ enum: PURCHASE_STATES as [PurchaseState, ...PurchaseState[]] }).notNull(),
  stateSince: instant('state_since').notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  /** A bank, or PayPal, is looking into the payment. */
  disputed: boolean().notNull().default(false),
  /** When the processor was last asked about its open dispute. */
  disputeAskedAt: instant('dispute_asked_at'),
  /** When that was decided for the buyer, who has the money since. */
  disputeLostAt: instant('dispute_lost_at'),
  needsReview: text('needs_review'),
  lastError: text('last_error'),

  attemptId: uuid('attempt_id'),
  guestHash: bytea('guest_hash'),
  userId: text('user_id'),
  isGuest: boolean('is_guest').notNull(),
  /** A guest asked for an account; it is made when the purchase is paid. */
  createAccount: boolean('create_account').notNull().default(false),

  /** Who sells the bundle, by its id. */
  wholesaler: text().notNull(),
  bundleName: text('bundle_name').notNull(),
  countryCode: text('country_code').notNull(),
  plan: jsonb().$type<Plan>().notNull(),
  coverage: text().notNull(),
  currency: text().notNull(),
  wholesaleCents: integer('wholesale_cents').notNull(),
  /** What is paid for the plan, after a code. */
  priceCents: integer('price_cents').notNull(),
  /** The code that lowered the price, as it was called then, and by how much. */
  promotionId: uuid('promotion_id'),
  discountCode: text('discount_code'),
  discountCents: integer('discount_cents').notNull().default(0),
  stripeFeeCents: integer('stripe_fee_cents').notNull(),
  paypalFeeCents: integer('paypal_fee_cents').notNull(),
  paidBy: text('paid_by', { enum: PROCESSORS }),
  /** How it was paid, as people read it. */
  paidWith: text('paid_with'),

  fullName: text('full_name').notNull(),
  /** Of whoever buys for a company: for the invoice. */
  company: text(),
  vatNumber: text('vat_number'),
  email: text().notNull(),
  alternativeEmail: text('alternative_email'),
  sendToBothEmails: boolean('send_to_both_emails').notNull().default(false),
  /** When name, addresses and codes were erased: since then it is a line in the books. */
  erasedAt: instant('erased_at'),
  marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
  /** When the buyer asked for the card to be kept for the next time. */
  cardConsentAt: instant('card_consent_at'),
  /** When the buyer asked to have the plan before the time to withdraw is over, and in which version of the words. */
  withdrawalConsentAt: instant('withdrawal_consent_at'),
  withdrawalConsentVersion: text('withdrawal_consent_version'),

  /** The code of whoever sent the buyer. */
  via: text(),

  /** A top-up: the eSIM that the bundle goes onto, and the purchased eSIM that it was chosen from. */
  topUpIccid: text('top_up_iccid'),
  topUpEsimId: uuid('top_up_esim_id'),

  leaseUntil: instant('lease_until'),
  leaseHolder: uuid('lease_holder'),
  orderAttempts: integer('order_attempts').notNull().default(0),
  /** Since when it waits, or waited, for an eSIM in place of one that it had; null where it was never replaced. */
  replacingSince: instant('replacing_since'),
  nextPollAt: instant('next_look_at').notNull(),
});

export const paymentTable = pgTable('payment', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  provider: text({ enum: PROCESSORS }).notNull(),
  reference: text().notNull(),
  status: text({ enum: PAYMENT_STATES }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  methodLabel: text('method_label'),
  /** What the card that paid was in; null for a card by itself, and for what is no card. */
  wallet: text({ enum: WALLETS }),
  /** The processor's id of the money taken, where that is not the payment's own. */
  captureReference: text('capture_reference'),
  /** PayPal's last no to taking the money: its issue, its time by PayPal's clock, and how many there have been. */
  refusal: text(),
  refusedAt: instant('refused_at'),
  refusals: integer().notNull().default(0),
  /** Until when somebody is taking its money. */
  capturingUntil: instant('capturing_until'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  /** Keyed hash of the address that it was started from; for a day. */
  originHash: text('origin_hash'),
  /** Keyed hash of the card, or of the PayPal account, that paid. */
  payerHash: text('payer_hash'),
  /** When to ask again after one that nobody waits for and that may still bring money. */
  nextPollAt: instant('next_look_at'),
  /** What the processor kept of it; null until that was read. */
  feeCents: integer('fee_cents'),
  feeAskedAt: instant('fee_asked_at'),
});

export const refundTable = pgTable('refund', {
  id: uuid().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  purchaseId: uuid('purchase_id').notNull(),
  /**
   * Why the whole payment goes back, or what is left of it; null for a part. `requested` by the buyer or the operator; `outside`: made
   * in the processor's own dashboard.
   */
  reason: text({ enum: ['unfulfillable', 'surplus', 'requested', 'outside'] }),
  /** Of a refund that leaves its purchase as it is; null for all others. */
  part: text({ enum: REFUND_PARTS }),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  status: text({ enum: REFUND_STATES }).notNull(),
  askedBy: text('asked_by', { enum: ['buyer', 'operator'] }),
  why: text(),
  reference: text(),
  /** How often people had it sent once more. */
  tries: integer().notNull().default(0),
  /** Keyed hash of the mailbox whose owner asked for it by themselves. */
  mailboxHash: text('mailbox_hash'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  /** When it is asked about next, while it is not over; a new one is due at once. */
  nextPollAt: instant('next_poll_at').notNull().default(new Date(0)),
  /** What the processor kept of it, less than nothing where it gave some back; null until that was read. */
  feeCents: integer('fee_cents'),
  feeAskedAt: instant('fee_asked_at'),
});

export type Purchase = typeof purchaseTable.$inferSelect;
export type Payment = typeof paymentTable.$inferSelect;
export type Refund = typeof refundTable.$inferSelect;
