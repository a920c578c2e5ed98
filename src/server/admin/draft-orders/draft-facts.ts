import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { CURRENCY_CODES } from '../../../domain/currencies.ts';
import { tierSchema } from '../../../domain/draft-orders/draft-order-schema.ts';
import {
  DRAFT_STATES,
  DRAFT_TERMS,
  draftNumber,
  unitPrice,
} from '../../../domain/draft-orders/draft-order.ts';
import { LANGUAGE_CODES } from '../../../domain/languages.ts';
import { auditAbout } from '../../audit/record-audit.ts';
import { goneLines, linesOfDraft } from '../../draft-orders/draft-basket.ts';
import { draftUrl } from '../../draft-orders/draft-link.ts';
import { type FoundDraft, isOverdue, readDraft, stateOf } from '../../draft-orders/draft-orders.ts';
import { linesBelowCost } from '../../draft-orders/price-lines.ts';
import type { DraftOrder } from '../../draft-orders/tables.ts';
import { manualBooksOf, owedIn, receivedIn } from '../../manual-payments/manual-payments.ts';
import { linesOf } from '../../purchase/basket.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import { operatorsById } from '../../staff/operators.ts';
import { auditFacts, shownFacts } from '../parts/audit-facts.ts';
import { amountOf, amountSchema, iso, isoOrNull, moment, type VerbCall, wrongField } from '../parts/verb.ts';

const textOrNull = z.string().nullable();
const MAX_ACTS = 50;

export const listedDraft = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(DRAFT_STATES),
  terms: z.enum(DRAFT_TERMS),
  /** The company, or the buyer's address, mostly masked. */
  buyer: z.string(),
  seats: z.int(),
  total: amountSchema,
  at: moment,
  valid_until: moment,
  due_at: moment.nullable(),
  /** Its day of payment has passed without all of its money. */
  is_overdue: z.boolean(),
});

export const draftFacts = listedDraft.extend({
  /** For changes: callers send the version they saw. */
  version: z.int(),
  why: z.string(),
  lead_id: z.uuid().nullable(),
  /** Address of the operator who made it; null at the command line. */
  made_by: textOrNull,
  full_name: z.string(),
  email: z.string(),
  company: textOrNull,
  vat_number: textOrNull,
  language: z.enum(LANGUAGE_CODES),
  currency: z.enum(CURRENCY_CODES),
  lines: z.array(
    z.object({
      bundle_name: z.string(),
      country_code: z.string(),
      name: z.string(),
      quantity: z.int(),
      unit_cents: z.int(),
      tiers: z.array(tierSchema),
      unit: amountSchema,
      /** What the shop asks for one, and what one costs it with fees and taxes. */
      list: amountSchema,
      floor: amountSchema,
    }),
  ),
  is_below_cost: z.boolean(),
  note: z.string(),
  due_days: z.int(),
  /** The buyer's own number of it. */
  purchase_order: textOrNull,
  credit_account: z.uuid().nullable(),
  /** The order whose eSIM the plan goes onto. */
  top_up_order: textOrNull,
  /** Its page; null until it was sent, and once it is canceled. */
  link: textOrNull,
  sent_at: moment.nullable(),
  accepted_at: moment.nullable(),
  accepted_by: textOrNull,
  paid_at: moment.nullable(),
  /** It is paid, and these of its lines, counted from 1, cannot be ordered; null if nothing is in the way. */
  stuck_lines: z.array(z.int()).nullable(),
  /** Money that is recorded by hand; null without any. */
  payment: z
    .object({
      method: z.enum(['transfer', 'account', 'free']),
      received: amountSchema,
      /** What is still to be paid; negative for what came in beyond it. */
      owed: amountSchema,
      transfers: z.array(
        z.object({
          direction: z.enum(['in', 'out']),
          amount: amountSchema,
          day: z.string(),
          reference: z.string(),
          at: moment,
        }),
      ),
      /** Refunds that somebody has to transfer. */
      refunds: z.array(z.object({ id: z.string(), amount: amountSchema, at: moment })),
    })
    .nullable(),
  /** Its orders, once they are paid. */
  orders: z.array(z.object({ id: z.uuid(), number: z.string(), state: z.enum(PURCHASE_STATES) })),
  acts: z.array(
    z.object({
      id: z.int(),
      at: moment,
      operator: textOrNull,
      what: z.string(),
      before: auditFacts,
      after: auditFacts,
    }),
  ),
});

export function listed({ deps }: VerbCall, found: FoundDraft): z.infer<typeof listedDraft> {
  const { draft } = found;
  const state = stateOf(found, deps);
  return {
    id: draft.id,
    number: draftNumber(draft.id),
    state,
    terms: draft.terms,
    buyer: draft.company ?? maskEmail(draft.email),
    seats: linesOfDraft(draft).reduce((sum, { quantity }) => sum + quantity, 0),
    total: amountOf(draft.totalCents, draft.currency),
    at: iso(draft.createdAt),
    valid_until: iso(draft.validUntil),
    due_at: isoOrNull(draft.dueAt),
    is_overdue: isOverdue(found, deps),
  };
}

/** @throws Problem `invalid_field` for an unknown id */
export async function draftNamed({ deps }: VerbCall, id: string): Promise<FoundDraft> {
  const found = await readDraft(deps.db.db, id);
  if (!found) throw unknownDraft();
  return found;
}

export const unknownDraft = () => wrongField('id', 'There is no such draft order.');

export async function presented(call: VerbCall, id: string): Promise<z.infer<typeof draftFacts>> {
  const { deps } = call;
  const { db } = deps.db;
  const found = await draftNamed(call, id);
  const { draft } = found;
  const { currency } = draft;
  const money = (cents: number) => amountOf(cents, currency);
  const lines = linesOfDraft(draft);
  const acts = await auditAbout(db, `draft order ${id}`, MAX_ACTS);
  const people = await operatorsById(
    db,
    [draft.operatorId, ...acts.map(({ operatorId }) => operatorId)].filter((one) => one !== null),
  );
  return {
    ...listed(call, found),
    version: draft.version,
    why: draft.why,
    lead_id: draft.leadId,
    made_by: people.get(draft.operatorId ?? '')?.email ?? null,
    full_name: draft.fullName,
    email: draft.email,
    company: draft.company,
    vat_number: draft.vatNumber,
    language: draft.language,
    currency,
    lines: lines.map((line) => ({
      bundle_name: line.bundle_name,
      country_code: line.country_code,
      name: `${line.plan.country}, ${planLabel(line.plan)}, ${formatDays(line.plan.duration)}`,
      quantity: line.quantity,
      unit_cents: line.unit_cents,
      tiers: line.tiers ?? [],
      unit: money(unitPrice(line)),
      list: money(line.list_cents),
      floor: money(line.floor_cents),
    })),
    is_below_cost: linesBelowCost(lines).length > 0,
    note: draft.note,
    due_days: draft.dueDays,
    purchase_order: draft.purchaseOrder,
    credit_account: draft.creditAccountId,
    top_up_order: draft.topUpPurchaseId && orderNumber(draft.topUpPurchaseId),
    link: draft.sentAt === null || draft.state === 'canceled' ? null : draftUrl(deps, draft),
    sent_at: isoOrNull(draft.sentAt),
    accepted_at: isoOrNull(draft.acceptedAt),
    accepted_by: draft.acceptedBy,
    paid_at: isoOrNull(draft.paidAt),
    stuck_lines: await stuckLines(call, found),
    payment: await paymentFacts(call, draft),
    orders: await ordersOf(call, found),
    acts: acts.map(({ id: act, at, operatorId, what, before, after }) => ({
      id: act,
      at: iso(at),
      operator: people.get(operatorId ?? '')?.email ?? null,
      what,
      before: shownFacts(before),
      after: shownFacts(after),
    })),
  };
}

async function stuckLines({ deps }: VerbCall, found: FoundDraft): Promise<number[] | null> {
  const { paymentId } = found.draft;
  if (stateOf(found, deps) !== 'accepted' || paymentId === null) return null;
  const books = await manualBooksOf(deps.db.db, paymentId);
  return books?.payment.status === 'paid' ? goneLines(deps, found.draft) : null;
}

async function paymentFacts(
  { deps }: VerbCall,
  { paymentId, currency }: DraftOrder,
): Promise<z.infer<typeof draftFacts>['payment']> {
  const books = paymentId === null ? null : await manualBooksOf(deps.db.db, paymentId);
  if (!books) return null;
  const money = (cents: number) => amountOf(cents, currency);
  return {
    method: books.payment.method,
    received: money(receivedIn(books)),
    owed: money(owedIn(books)),
    transfers: books.transfers.map(({ direction, amountCents, onDay, reference, createdAt }) => ({
      direction,
      amount: money(amountCents),
      day: onDay,
      reference,
      at: iso(createdAt),
    })),
    refunds: books.refunds
      .filter(({ status }) => status === 'pending')
      .map(({ id, amountCents, createdAt }) => ({ id, amount: money(amountCents), at: iso(createdAt) })),
  };
}

async function ordersOf({ deps }: VerbCall, { draft, isPlaced }: FoundDraft) {
  const first = isPlaced && draft.purchaseId ? await readPurchase(deps.db.db, draft.purchaseId) : null;
  const lines = first ? await linesOf(deps.db.db, first) : [];
  return lines.map(({ id, state }) => ({ id, number: orderNumber(id), state }));
}
