import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { DEFAULT_METHOD, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { PAYMENT_STATES } from '../../../domain/checkout/payment-state.ts';
import { PROVIDER_ORDER_STATES } from '../../../domain/checkout/provider-order-state.ts';
import { PROVIDER_RETURN_STATES } from '../../../domain/checkout/provider-return-state.ts';
import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { REFUND_REASONS } from '../../../domain/checkout/refund-cause.ts';
import { REFUND_STATES } from '../../../domain/checkout/refund-state.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { CASE_KINDS, CASE_STATES } from '../../../domain/operators/cases.ts';
import { OPERATOR_ACTS, refusedActs } from '../../../domain/operators/operator-acts.ts';
import { ORDER_MAILS, type OrderMail } from '../../../domain/orders/order-mails.ts';
import { casesOfPurchase } from '../../alerts/cases.ts';
import { ACTORS } from '../../audit/actors.ts';
import { notesAbout } from '../../audit/customer-notes.ts';
import { notesOf } from '../../audit/order-notes.ts';
import { auditOf, newestChange } from '../../audit/record-audit.ts';
import { Malformed } from '../../db/json-column.ts';
import { returnsOf } from '../../esim-returns/returns.ts';
import { knownOrder } from '../../esims/known-order.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { providerOrdersOf } from '../../fulfilment/find-provider-order.ts';
import { allMailsOf } from '../../mail/queries.ts';
import { disputesOfPurchases } from '../../payments/disputes/disputes.ts';
import { wholeReference } from '../../providers/processor.ts';
import { hasCompanions, linesOf } from '../../purchase/basket.ts';
import { allRefundsOf } from '../../purchase/overview/overview.ts';
import { agreedAmounts, discountOf } from '../../purchase/paid-price.ts';
import { paymentsOf } from '../../purchase/payments.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { operatorsById } from '../../staff/operators.ts';
import { factsOf } from '../cases/cases.ts';
import { mayKnowBuyers } from '../parts/allowed.ts';
import { customerOfOrder } from '../parts/customer-named.ts';
import { mergedWith } from '../parts/merged-customers.ts';
import { marginOfBooks, orderBooks, unreadIn } from '../parts/order-books.ts';
import { planOf } from '../parts/plan-of.ts';
import {
  amountOf,
  baseAmountOf,
  amountSchema,
  iso,
  isoOrNull,
  moment,
  type VerbCall,
} from '../parts/verb.ts';
import { buyerOf, buyerSchema, shownTo } from './buyer-facts.ts';
import { orderLife, readLife } from './order-life.ts';
import { orderTaxSchema, taxOf } from './order-tax.ts';

const text = z.string();
const textOrNull = z.string().nullable();

/** Everything our records know about one order, without codes or secrets. */
export const orderSchema = z.object({
  id: z.uuid(),
  number: text,
  /** Acts that the order's state rules out, each with a sentence that says why. */
  refused: z.partialRecord(z.enum(OPERATOR_ACTS), text),
  /** For acts: the newest audit entry that changed something. */
  seen: z.int(),
  state: z.enum(PURCHASE_STATES),
  state_since: moment,
  created_at: moment,
  paid_at: moment.nullable(),
  disputed: z.boolean(),
  dispute_lost_at: moment.nullable(),
  needs_review: textOrNull,
  last_error: textOrNull,
  /** Partner code of the link that brought the buyer. */
  via: textOrNull,
  /** Only codes and names if the plan cannot be read: such an order can still be refunded. */
  plan: z.object({
    label: text,
    /** Of its place. */
    name: text,
    country_code: text,
    bundle_name: text,
    days: z.int().nullable(),
    data_mb: z.int().nullable(),
  }),
  /** Before any discount. */
  price: amountSchema,
  /** The promotion's discount; null without one. */
  discount: z.object({ code: text, amount: amountSchema }).nullable(),
  wholesale: amountSchema,
  /** As the journal has it; null before payment. */
  margin: amountSchema.nullable(),
  /** Whether a fee in it is estimated. */
  is_margin_estimated: z.boolean(),
  tax: orderTaxSchema,
  buyer: buyerSchema,
  top_up_iccid: textOrNull,
  ...orderLife,
  /** The orders that were paid together, this one among them, each with its share; none for an order that was paid alone. */
  basket: z.array(
    z.object({
      id: z.uuid(),
      number: text,
      plan: text,
      state: z.enum(PURCHASE_STATES),
      amount: amountSchema,
    }),
  ),
  payments: z.array(
    z.object({
      processor: z.enum(PROCESSORS),
      status: z.enum(PAYMENT_STATES),
      /** This order's share, if it was paid together with others. */
      amount: amountSchema,
      reference: text,
      /** The transaction that an order of PayPal's led to. */
      capture: textOrNull,
      method: textOrNull,
      at: moment,
    }),
  ),
  provider_orders: z.array(
    z.object({ attempt: z.int(), outcome: z.enum(PROVIDER_ORDER_STATES), reference: textOrNull, at: moment }),
  ),
  returns: z.array(
    z.object({
      state: z.enum(PROVIDER_RETURN_STATES),
      amount: amountSchema,
      reference: text,
      at: moment,
      refused: textOrNull,
    }),
  ),
  refunds: z.array(
    z.object({
      reason: z.enum(REFUND_REASONS),
      status: z.enum(REFUND_STATES),
      /** Null if the shop owes it. */
      asked_by: z.enum(['buyer', 'operator']).nullable(),
      amount: amountSchema,
      reference: textOrNull,
      at: moment,
      settled_at: moment.nullable(),
      why: textOrNull,
    }),
  ),
  mails: z.array(
    z.object({
      template: z.enum(ORDER_MAILS),
      status: z.enum(['queued', 'sent', 'failed', 'withheld']),
      address: text,
      at: moment,
      last_error: textOrNull,
      returned_at: moment.nullable(),
    }),
  ),
  notes: z.array(z.object({ at: moment, operator: textOrNull, text })),
  /** Notes on its buyer and whoever is merged with them, newest first; none for operators who may not know buyers. */
  customer_notes: z.array(z.object({ at: moment, operator: textOrNull, text })),
  /** Cases about this order, open and closed. */
  cases: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(CASE_KINDS),
      state: z.enum(CASE_STATES),
      words: text,
      raised_at: moment,
    }),
  ),
  audit: z.array(
    z.object({
      at: moment,
      who: z.enum(ACTORS),
      /** Address of the operator, if one acted. */
      operator: textOrNull,
      what: text,
      amount: amountSchema.nullable(),
      why: text,
      reference: textOrNull,
    }),
  ),
});

export type OrderFacts = z.infer<typeof orderSchema>;

function lineFacts(line: Purchase): OrderFacts['basket'][number] {
  const { id, state, paidMethod, currency } = line;
  const { total } = agreedAmounts(line, paidMethod ?? DEFAULT_METHOD);
  return { id, number: orderNumber(id), plan: planOf(line), state, amount: amountOf(total, currency) };
}

/** Collects it from all the books. */
export async function readOrder(call: VerbCall, purchase: Purchase): Promise<OrderFacts> {
  const { deps } = call;
  const { db } = deps.db;
  const { id } = purchase;
  const plan = purchase.plan instanceof Malformed ? null : purchase.plan;
  const payments = await paymentsOf(db, id);
  const refunds = await allRefundsOf(db, id);
  const providerOrders = await providerOrdersOf(db, id);
  const returns = await returnsOf(db, id);
  const disputes = await disputesOfPurchases(db, [id]);
  const books = orderBooks(purchase, { payments, refunds, providerOrders, returns, disputes });
  const owned = await esimOfPurchase(db, id);
  const mails = await allMailsOf(db, id);
  const audit = await auditOf(db, id);
  const notes = await notesOf(db, id);
  const buyer =
    purchase.erasedAt === null && mayKnowBuyers(call) ? await customerOfOrder(db, purchase) : null;
  const customerNotes = buyer ? await notesAbout(db, (await mergedWith(db, buyer)).whose) : [];
  const operators = await operatorsById(
    db,
    [...audit, ...notes, ...customerNotes].flatMap(({ operatorId }) => operatorId ?? []),
  );
  const emailOf = (operatorId: string | null) => operators.get(operatorId ?? '')?.email ?? null;
  return {
    id,
    number: orderNumber(id),
    refused: refusedActs(knownOrder(purchase, owned), deps.settings.REFUND_HOURS),
    seen: newestChange(audit),
    state: purchase.state,
    state_since: iso(purchase.stateSince),
    created_at: iso(purchase.createdAt),
    paid_at: isoOrNull(purchase.paidAt),
    disputed: purchase.disputed,
    dispute_lost_at: isoOrNull(purchase.disputeLostAt),
    needs_review: purchase.needsReview,
    last_error: purchase.lastError,
    via: purchase.via,
    plan: {
      label: planOf(purchase),
      name: plan?.country ?? purchase.countryCode,
      country_code: purchase.countryCode,
      bundle_name: purchase.bundleName,
      days: plan?.duration ?? null,
      data_mb: plan?.data_amount ?? null,
    },
    price: amountOf(purchase.priceCents + purchase.discountCents, purchase.currency),
    discount: discountIn(purchase),
    wholesale: baseAmountOf(purchase.wholesaleCents),
    margin: books.payments.length === 0 ? null : baseAmountOf(marginOfBooks(purchase, books).amount),
    is_margin_estimated: unreadIn(books) > 0,
    tax: await taxOf(call, db, purchase),
    buyer: buyerOf(call, purchase),
    top_up_iccid: purchase.topUpIccid,
    ...(await readLife(db, purchase, owned)),
    basket: hasCompanions(purchase) ? (await linesOf(db, purchase)).map(lineFacts) : [],
    payments: payments.map((payment) => ({
      processor: payment.provider,
      status: payment.status,
      amount: amountOf(payment.amountCents, payment.currency),
      reference: wholeReference(payment.reference),
      capture: payment.captureReference && wholeReference(payment.captureReference),
      method: payment.methodLabel,
      at: iso(payment.createdAt),
    })),
    provider_orders: providerOrders.map(({ attempt, outcome, reference, startedAt }) => {
      return { attempt, outcome, reference, at: iso(startedAt) };
    }),
    returns: returns.map((piece) => ({
      state: piece.state,
      amount: baseAmountOf(piece.wholesaleCents),
      reference: piece.orderReference,
      at: iso(piece.endedAt ?? piece.beganAt),
      refused: piece.refused,
    })),
    refunds: refunds.map((refund) => ({
      reason: refund.reason ?? refund.part ?? 'requested',
      status: refund.status,
      asked_by: refund.askedBy,
      amount: amountOf(refund.amountCents, refund.currency),
      reference: refund.reference,
      at: iso(refund.createdAt),
      settled_at: isoOrNull(refund.settledAt),
      why: refund.why,
    })),
    mails: mails.map((mail) => ({
      // Every mail about a purchase has one of these templates.
      template: mail.template as OrderMail,
      status: mail.status,
      address: shownTo(call, mail.address),
      at: iso(mail.createdAt),
      last_error: mail.bounce ?? mail.lastError,
      returned_at: isoOrNull(mail.bouncedAt),
    })),
    notes: notes.map(({ at, operatorId, text: words }) => {
      return { at: iso(at), operator: emailOf(operatorId), text: words };
    }),
    customer_notes: customerNotes.map(({ at, operatorId, text: words }) => {
      return { at: iso(at), operator: emailOf(operatorId), text: words };
    }),
    cases: (await factsOf(call, await casesOfPurchase(db, id))).map(
      ({ id: caseId, kind, state, words, raised_at }) => ({ id: caseId, kind, state, words, raised_at }),
    ),
    audit: audit.map((entry) => ({
      at: iso(entry.at),
      who: entry.who,
      operator: emailOf(entry.operatorId),
      what: entry.what,
      amount:
        entry.amountCents === null ? null : amountOf(entry.amountCents, entry.currency ?? BASE_CURRENCY),
      why: entry.why,
      reference: entry.reference,
    })),
  };
}

function discountIn(purchase: Purchase): OrderFacts['discount'] {
  const discount = discountOf(purchase);
  return discount && { code: discount.code, amount: amountOf(discount.cents, purchase.currency) };
}
