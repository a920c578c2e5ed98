import { z } from 'zod';

import { formatInvoiceNumber } from '../../../domain/checkout/invoice-number.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { draftNumber } from '../../../domain/draft-orders/draft-order.ts';
import { sessionsOf } from '../../account/sessions/sessions-of.ts';
import { notesAbout } from '../../audit/customer-notes.ts';
import { notesOf } from '../../audit/order-notes.ts';
import { auditOf } from '../../audit/record-audit.ts';
import { customerOf } from '../../cards/stripe-customers.ts';
import type { Deps } from '../../deps.ts';
import { linesOfDraft } from '../../draft-orders/draft-basket.ts';
import { draftsFor, type FoundDraft } from '../../draft-orders/draft-orders.ts';
import { leadsFrom } from '../../enterprise/leads.ts';
import { esimsOfPurchases, factsOfEsims } from '../../esims/esims-of-purchases.ts';
import { signInMethodsOf } from '../../identity/find-users.ts';
import { invoicesOf } from '../../invoices/queries.ts';
import { allMailsOf, mailsToAccount } from '../../mail/queries.ts';
import type { OutboundMail } from '../../mail/tables.ts';
import { allRefundsOf } from '../../purchase/overview/overview.ts';
import { paymentsOf } from '../../purchase/payments.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { confirmationsAskedBy } from '../../refunds/requests/confirm-return.ts';
import { withdrawalOf } from '../../refunds/withdrawal/queries.ts';
import { taxOf } from '../../tax/company-place.ts';
import { type Customer, hasMailbox, ordersOf, whoseOf } from '../parts/customer-named.ts';

const facts = z.record(z.string(), z.unknown());

/** The answer to a person who asks which data we store about them (GDPR, articles 15 and 20). */
export const dataSchema = z.object({
  shop: z.string(),
  made_at: z.iso.datetime(),
  email: z.string(),
  account: facts.nullable(),
  block: facts.nullable(),
  /** What operators wrote about them. */
  notes: z.array(facts),
  orders: z.array(facts),
  requests: z.array(facts),
  /** Offers and other orders that operators made for them. */
  draft_orders: z.array(facts),
});

/** More than anybody has bought. */
const ALL = 100_000;

/**
 * All that we store about a customer, in a machine-readable form. Left out is whatever opens something: eSIM codes (their owner
 * finds them on the order page), password hashes, and secrets of sessions and links.
 */
export async function customerData(deps: Deps, customer: Customer): Promise<z.infer<typeof dataSchema>> {
  const { db } = deps.db;
  const { address, block } = customer;
  const orders = [];
  for (const purchase of await ordersOf(db, customer, ALL)) orders.push(await orderData(deps, purchase));
  return {
    shop: deps.settings.BRAND_NAME,
    made_at: deps.now().toISOString(),
    email: address,
    account: await accountData(deps, customer),
    block: block && { mailbox: block.mailbox, at: block.blockedAt, why: block.why },
    notes: (await notesAbout(db, whoseOf(customer))).map(({ at, text }) => ({ at, text })),
    orders,
    requests: hasMailbox(customer)
      ? (await leadsFrom(db, address)).map(({ ownerId: _owner, version: _version, ...request }) => request)
      : [],
    draft_orders: hasMailbox(customer) ? (await draftsFor(db, address)).map(draftData) : [],
  };
}

function draftData({ draft }: FoundDraft): Record<string, unknown> {
  const { operatorId: _operator, version: _version, linkNumber: _link, why: _why, ...own } = draft;
  return {
    number: draftNumber(draft.id),
    ...own,
    lines: linesOfDraft(draft).map(({ bundle_name, country_code, quantity, unit_cents, tiers }) => {
      return { bundle_name, country_code, quantity, unit_cents, tiers };
    }),
  };
}

async function accountData(deps: Deps, { user }: Customer): Promise<Record<string, unknown> | null> {
  if (!user) return null;
  const { db } = deps.db;
  const { id, name, email, emailVerified, image, language, createdAt, updatedAt, lastSeenAt } = user;
  return {
    id,
    name,
    email,
    emailVerified,
    image,
    language,
    createdAt,
    updatedAt,
    lastSeenAt,
    signInMethods: await signInMethodsOf(db, id),
    sessions: await sessionsOf(db, id, deps.now()),
    customerAtStripe: await customerOf(deps, id),
    mails: (await mailsToAccount(db, id)).map(mailData),
    returnsToConfirm: await confirmationsAskedBy(db, id),
  };
}

async function orderData({ db: { db } }: Deps, purchase: Purchase): Promise<Record<string, unknown>> {
  const { id } = purchase;
  const esims = await esimsOfPurchases(db, [id]);
  const happened = await factsOfEsims(
    db,
    esims.map(({ row }) => row.id),
  );
  const withdrawal = await withdrawalOf(db, id);
  return {
    number: orderNumber(id),
    ...withoutInsides(purchase),
    payments: (await paymentsOf(db, id)).map(
      ({ provider, status, amountCents, currency, methodLabel, reference, createdAt, settledAt }) => {
        return { provider, status, amountCents, currency, methodLabel, reference, createdAt, settledAt };
      },
    ),
    refunds: (await allRefundsOf(db, id)).map(
      ({ reason, status, amountCents, currency, why, askedBy, createdAt, settledAt }) => {
        return { reason, status, amountCents, currency, why, askedBy, createdAt, settledAt };
      },
    ),
    withdrawal: withdrawal && {
      name: withdrawal.name,
      email: withdrawal.email,
      begunAt: withdrawal.begunAt,
      receivedAt: withdrawal.receivedAt,
      refused: withdrawal.refused,
    },
    tax: await taxOf(db, id),
    invoices: (await invoicesOf(db, id)).map(({ kind, number, issuedAt, facts, buyer }) => {
      return { number: formatInvoiceNumber(kind, number), kind, issuedAt, facts, buyer };
    }),
    esims: esims.map(({ row, esim, usage }) => ({
      plan: row,
      profile: esim,
      usage,
      happened: happened
        .filter(({ userEsimId }) => userEsimId === row.id)
        .map(({ kind, at, source }) => ({ kind, at, source })),
    })),
    mails: (await allMailsOf(db, id)).map(mailData),
    notes: (await notesOf(db, id)).map(({ at, text }) => ({ at, text })),
    happened: (await auditOf(db, id)).map(({ at, who, what, amountCents, currency }) => ({
      at,
      who,
      what,
      amountCents,
      currency: amountCents === null ? null : (currency ?? BASE_CURRENCY),
    })),
  };
}

/** An order's data from its buyer, and its outcome, without our internal fields. */
function withoutInsides(purchase: Purchase): Partial<Purchase> {
  const {
    attemptId: _attempt,
    guestHash: _guest,
    wholesaleCents: _wholesale,
    wholesaler: _wholesaler,
    leaseUntil: _until,
    leaseHolder: _holder,
    orderAttempts: _attempts,
    nextPollAt: _poll,
    disputeAskedAt: _asked,
    needsReview: _review,
    lastError: _error,
    isUnderWay: _isUnderWay,
    refundedAt: _refunded,
    abandonedAt: _abandoned,
    rareProcessor: _rareProcessor,
    ...told
  } = purchase;
  return told;
}

function mailData({ template, address, status, createdAt, sentAt }: OutboundMail): Record<string, unknown> {
  return { template, address, status, createdAt, sentAt };
}
