import { z } from 'zod';

import { SIGN_IN_METHODS } from '../../../domain/account/sign-in-methods.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { REFUND_STATES } from '../../../domain/checkout/refund-state.ts';
import { BUNDLE_STATES } from '../../../domain/esims/bundle-state.ts';
import { ESIM_STATUSES } from '../../../domain/esims/display-status.ts';
import { CASE_STATES, caseState } from '../../../domain/operators/cases.ts';
import { DISPUTE_ENDS } from '../../../domain/operators/disputes.ts';
import { sessionsOf } from '../../account/sessions/sessions-of.ts';
import { casesOfPurchases } from '../../alerts/cases.ts';
import { notesAbout } from '../../audit/customer-notes.ts';
import { auditAbout, auditAboutBuyer } from '../../audit/record-audit.ts';
import type { AuditRow } from '../../audit/tables.ts';
import { customerOf } from '../../cards/stripe-customers.ts';
import { planCalled } from '../../catalog/plan-called.ts';
import type { DbOrTx } from '../../db/database.ts';
import { leadsFrom } from '../../enterprise/leads.ts';
import { esimsOfPurchases } from '../../esims/esims-of-purchases.ts';
import { signInMethodsOf } from '../../identity/find-users.ts';
import { disputesOfPurchases } from '../../payments/disputes/disputes.ts';
import { refundsOfPurchases } from '../../purchase/overview/overview.ts';
import { spendOf } from '../../purchase/overview/spend.ts';
import { acceptedPaymentsOf } from '../../purchase/payments.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { operatorOfUser, operatorsById } from '../../staff/operators.ts';
import { listed, listedOrderSchema } from '../orders/orders.ts';
import { type Customer, hasMailbox, ordersOfAll, subjectOf } from '../parts/customer-named.ts';
import { mergedWith } from '../parts/merged-customers.ts';
import { recordRead } from '../parts/record-read.ts';
import { amountOf, amountSchema, iso, isoOrNull, moment, type VerbCall } from '../parts/verb.ts';
import { spendFacts, spendSchema } from './spend-facts.ts';

/** The most orders and audit entries on the page; `orders` lists all orders. */
const MOST = 50;

const text = z.string();
const order = z.object({ id: z.uuid(), number: text });
/** A note on a customer, with the operator's address. */
const noteSchema = z.object({ at: moment, operator: text.nullable(), text });

/** What we know about a customer, without codes or secrets. */
export const customerSchema = z.object({
  id: text,
  kind: z.enum(['account', 'guest']),
  email: text,
  /** The name in the account, or in their last order. */
  name: text,
  account: z
    .object({
      id: text,
      email_verified: z.boolean(),
      created_at: moment,
      last_seen_at: moment,
      methods: z.array(z.object({ method: z.enum(SIGN_IN_METHODS), since: moment })),
      /** Whether the processor stores a card for them. */
      saved_cards: z.boolean(),
      /** Whether they are an operator. */
      is_operator: z.boolean(),
    })
    .nullable(),
  blocked: z.object({ at: moment, operator: text.nullable(), why: text }).nullable(),
  spend: spendSchema,
  /** What operators wrote about them for each other, newest first. */
  notes: z.array(noteSchema),
  /** The other customers that operators say are the same person; the rest of this answer is about all of them, but for the acts. */
  merged: z.array(
    z.object({
      id: text,
      kind: z.enum(['account', 'guest']),
      email: text,
      name: text,
      blocked: z.boolean(),
    }),
  ),
  /** How they were merged, oldest first. */
  merges: z.array(
    z.object({ id: z.uuid(), one: text, other: text, at: moment, operator: text.nullable(), why: text }),
  ),
  orders: z.array(listedOrderSchema),
  more_orders: z.boolean(),
  /** Of these orders. */
  refunds: z.array(
    z.object({
      order,
      amount: amountSchema,
      status: z.enum(REFUND_STATES),
      at: moment,
      why: text.nullable(),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.uuid(),
      order,
      amount: amountSchema,
      state: z.enum(DISPUTE_ENDS),
      at: moment,
      reason: text,
    }),
  ),
  cases: z.array(z.object({ id: z.uuid(), state: z.enum(CASE_STATES), words: text, at: moment })),
  esims: z.array(
    z.object({
      iccid: text,
      order,
      plan: text,
      country: text,
      status: z.enum(ESIM_STATUSES).nullable(),
      profile: text.nullable(),
      network_state: z.enum(BUNDLE_STATES).nullable(),
      bought_at: moment,
    }),
  ),
  /** Consents given or refused, newest first. */
  consents: z.array(
    z.object({
      to: z.enum(['marketing', 'immediate_delivery', 'saved_card', 'request_answer', 'request_news']),
      given: z.boolean(),
      at: moment,
      /** Version of the text they agreed to, if it has several. */
      version: text.nullable(),
      order: order.nullable(),
    }),
  ),
  /** Open sessions. We do not store their network address. */
  sessions: z.array(z.object({ device: text, signed_in_at: moment, last_used_at: moment })),
  requests: z.array(z.object({ id: z.uuid(), company: text, at: moment })),
  /** What operators did with this customer. */
  acts: z.array(z.object({ id: z.int(), at: moment, operator: text.nullable(), what: text, why: text })),
});

export type CustomerFacts = z.infer<typeof customerSchema>;

/** Collects it from all the books, and records that the caller read it. */
export async function readCustomer(call: VerbCall, customer: Customer): Promise<CustomerFacts> {
  const { deps } = call;
  const { db } = deps.db;
  const { user, address, block } = customer;
  const all = await mergedWith(db, customer);
  for (const member of all.members) await recordRead(call, subjectOf(member), 'customer read');
  const found = await ordersOfAll(db, all.members, MOST + 1);
  const orders = found.slice(0, MOST);
  const [spend] = await spendOf(db, [all.whose]);
  const ids = orders.map(({ id }) => id);
  const esims = await esimsOfPurchases(db, ids);
  const payments = await acceptedPaymentsOf(db, ids);
  const requests = hasMailbox(customer) ? await leadsFrom(db, address) : [];
  const acts = await actsAbout(db, customer, orders);
  const notes = await notesAbout(db, all.whose);
  const operators = await operatorsById(db, [
    ...new Set(
      [...acts, ...notes, ...all.merges, ...(block ? [block] : [])].flatMap(
        ({ operatorId }) => operatorId ?? [],
      ),
    ),
  ]);
  const emailOf = (id: string | null) => operators.get(id ?? '')?.email ?? null;
  const orderOf = (id: string) => ({ id, number: orderNumber(id) });
  return {
    id: customer.id,
    kind: user ? 'account' : 'guest',
    email: address,
    name: nameOf(customer, orders),
    account: user && {
      id: user.id,
      email_verified: user.emailVerified,
      created_at: iso(user.createdAt),
      last_seen_at: iso(user.lastSeenAt),
      methods: (await signInMethodsOf(db, user.id)).map(({ method, since }) => ({
        method,
        since: iso(since),
      })),
      saved_cards: (await customerOf(deps, user.id)) !== null,
      is_operator: (await operatorOfUser(db, user.id)) !== null,
    },
    blocked: block && { at: iso(block.blockedAt), operator: emailOf(block.operatorId), why: block.why },
    spend: spendFacts(spend),
    notes: notes.map(({ at, operatorId, text: words }) => ({
      at: iso(at),
      operator: emailOf(operatorId),
      text: words,
    })),
    merged: all.members.slice(1).map((one) => ({
      id: one.id,
      kind: one.user ? 'account' : 'guest',
      email: one.address,
      name: nameOf(one, orders),
      blocked: one.block !== null,
    })),
    merges: all.merges.map((merge) => ({
      id: merge.id,
      one: addressIn(all.members, merge.one),
      other: addressIn(all.members, merge.other),
      at: iso(merge.at),
      operator: emailOf(merge.operatorId),
      why: merge.why,
    })),
    refunds: (await refundsOfPurchases(db, ids, MOST)).map((refund) => ({
      order: orderOf(refund.purchaseId),
      amount: amountOf(refund.amountCents, refund.currency),
      status: refund.status,
      at: iso(refund.createdAt),
      why: refund.why,
    })),
    disputes: (await disputesOfPurchases(db, ids)).map((dispute) => ({
      id: dispute.id,
      order: orderOf(dispute.purchaseId),
      amount: amountOf(dispute.amountCents, dispute.currency),
      state: dispute.outcome,
      at: iso(dispute.openedAt),
      reason: dispute.reason,
    })),
    cases: (await casesOfPurchases(db, ids, MOST)).map((one) => ({
      id: one.id,
      state: caseState(one, deps.now()),
      words: one.words,
      at: iso(one.raisedAt),
    })),
    orders: orders.map((purchase) => listed(call, purchase, payments.get(purchase.id)?.amountCents ?? null)),
    more_orders: found.length > MOST,
    esims: esims.map(({ row, esim, usage }) => ({
      iccid: row.iccid,
      order: orderOf(row.purchaseId),
      plan: planCalled(deps.catalog.current(), row.bundleName),
      country: row.countryName,
      status: row.status,
      profile: esim.profileStatus,
      network_state: usage?.bundleState ?? null,
      bought_at: iso(row.purchasedAt),
    })),
    consents: [...orders.flatMap(consentsOf), ...requests.flatMap(consentsOfRequest)].toSorted((one, other) =>
      other.at.localeCompare(one.at),
    ),
    sessions: user
      ? (await sessionsOf(db, user.id, deps.now())).map(({ device, signedInAt, lastUsedAt }) => ({
          device,
          signed_in_at: iso(signedInAt),
          last_used_at: iso(lastUsedAt),
        }))
      : [],
    requests: requests.map(({ id, companyName, createdAt }) => ({
      id,
      company: companyName,
      at: iso(createdAt),
    })),
    acts: acts.map(({ id, at, operatorId, what, why }) => ({
      id,
      at: iso(at),
      operator: emailOf(operatorId),
      what,
      why,
    })),
  };
}

/** Of the account, or of their last order. */
function nameOf({ user, address }: Customer, orders: readonly Purchase[]): string {
  const isTheirs = ({ userId, email }: Purchase) =>
    userId === null ? email.toLowerCase() === address.toLowerCase() : userId === user?.id;
  return user?.name || (orders.find(isTheirs)?.fullName ?? '');
}

/** The address behind a name in a merge: that of the account, or the guest's own. */
function addressIn(members: readonly Customer[], key: string): string {
  return members.find(({ user }) => user?.id === key)?.address ?? key;
}

type Consent = CustomerFacts['consents'][number];

function consentsOf(purchase: Purchase): Consent[] {
  const of = { order: { id: purchase.id, number: orderNumber(purchase.id) }, version: null };
  const { withdrawalConsentAt, withdrawalConsentVersion: version, cardConsentAt } = purchase;
  const at = iso(purchase.createdAt);
  const agreed = isoOrNull(withdrawalConsentAt);
  const kept = isoOrNull(cardConsentAt);
  return [
    { ...of, to: 'marketing', given: purchase.marketingOptIn, at },
    ...(agreed ? [{ ...of, to: 'immediate_delivery' as const, given: true, at: agreed, version }] : []),
    ...(kept ? [{ ...of, to: 'saved_card' as const, given: true, at: kept }] : []),
  ];
}

function consentsOfRequest(request: { createdAt: Date; consent: boolean; subscribe: boolean }): Consent[] {
  const of = { order: null, version: null, at: iso(request.createdAt) };
  return [
    { ...of, to: 'request_answer', given: request.consent },
    { ...of, to: 'request_news', given: request.subscribe },
  ];
}

/** Acts on an account; for a guest, acts on the buyer of any of their orders. */
function actsAbout(db: DbOrTx, customer: Customer, orders: readonly Purchase[]): Promise<AuditRow[]> {
  const of = subjectOf(customer);
  if ('subject' in of) return auditAbout(db, of.subject, MOST);
  const ids = orders.map(({ id }) => id);
  return auditAboutBuyer(db, ids, MOST);
}
