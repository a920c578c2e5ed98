import { z } from 'zod';

import { SIGN_IN_METHODS } from '../../../domain/account/sign-in-methods.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { BUNDLE_STATES } from '../../../domain/esims/bundle-state.ts';
import { ESIM_STATUSES } from '../../../domain/esims/display-status.ts';
import { sessionsOf } from '../../account/sessions/sessions-of.ts';
import { auditAbout, auditAboutBuyer } from '../../audit/record-audit.ts';
import type { AuditRow } from '../../audit/tables.ts';
import { customerOf } from '../../cards/stripe-customers.ts';
import type { DbOrTx } from '../../db/database.ts';
import { leadsFrom } from '../../enterprise/leads.ts';
import { esimsOfPurchases } from '../../esims/esims-of-purchases.ts';
import { signInMethodsOf } from '../../identity/find-users.ts';
import { acceptedPaymentsOf } from '../../purchase/payments.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { operatorOfUser, operatorsById } from '../../staff/operators.ts';
import { listed, listedOrderSchema } from '../orders/orders.ts';
import { type Customer, hasMailbox, ordersOf, subjectOf } from '../parts/customer-named.ts';
import { iso, isoOrNull, moment, type VerbCall } from '../parts/verb.ts';

/** The most orders and audit entries on the page; `orders` lists all orders. */
const MOST = 50;

const text = z.string();
const order = z.object({ id: z.uuid(), number: text });

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
  orders: z.array(listedOrderSchema),
  more_orders: z.boolean(),
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

/** Collects it from all the books. */
export async function readCustomer(call: VerbCall, customer: Customer): Promise<CustomerFacts> {
  const { deps } = call;
  const { db } = deps.db;
  const { user, address, block } = customer;
  const found = await ordersOf(db, customer, MOST + 1);
  const orders = found.slice(0, MOST);
  const ids = orders.map(({ id }) => id);
  const esims = await esimsOfPurchases(db, ids);
  const payments = await acceptedPaymentsOf(db, ids);
  const requests = hasMailbox(customer) ? await leadsFrom(db, address) : [];
  const acts = await actsAbout(db, customer, orders);
  const operators = await operatorsById(db, [
    ...new Set([...acts, ...(block ? [block] : [])].flatMap(({ operatorId }) => operatorId ?? [])),
  ]);
  const emailOf = (id: string | null) => operators.get(id ?? '')?.email ?? null;
  return {
    id: customer.id,
    kind: user ? 'account' : 'guest',
    email: address,
    name: user?.name || (orders[0]?.fullName ?? ''),
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
    orders: orders.map((purchase) => listed(call, purchase, payments.get(purchase.id)?.amountCents ?? null)),
    more_orders: found.length > MOST,
    esims: esims.map(({ row, esim, usage }) => ({
      iccid: row.iccid,
      order: { id: row.purchaseId, number: orderNumber(row.purchaseId) },
      plan: row.bundleName,
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
