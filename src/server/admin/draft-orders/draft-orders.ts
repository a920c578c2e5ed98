import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { NAME_MAX } from '../../../domain/account/split-name.ts';
import { CURRENCY_CODES } from '../../../domain/currencies.ts';
import { enteredLineSchema } from '../../../domain/draft-orders/draft-order-schema.ts';
import {
  DRAFT_STATES,
  DRAFT_TERMS,
  draftNumber,
  MOST_DRAFT_LINES,
} from '../../../domain/draft-orders/draft-order.ts';
import { emailSchema } from '../../../domain/email-schema.ts';
import { isVatNumber } from '../../../domain/enterprise/vat-number.ts';
import { LANGUAGE_CODES } from '../../../domain/languages.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { placeNow } from '../../draft-orders/accept-draft.ts';
import { changeDraft, countDrafts, listDrafts, lockDraft, stateOf } from '../../draft-orders/draft-orders.ts';
import { draftPdf } from '../../draft-orders/draft-pdf.ts';
import { DRAWN_SECONDS, drawing } from '../../drawing/drawing.ts';
import { readLead } from '../../enterprise/leads.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { cancelManualPayment, manualBooksOf } from '../../manual-payments/manual-payments.ts';
import { abandonPurchase } from '../../payments/abandon-purchase.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import { actor } from '../../staff/acting.ts';
import { counted, nextPage, pageOf, sortedPages } from '../parts/pages.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { recordRead } from '../parts/record-read.ts';
import { mustHaveReason, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import { draftFacts, draftNamed, listed, listedDraft, presented, unknownDraft } from './draft-facts.ts';
import { addDraft, columnsOf, orderDraft, sendDraft } from './make-draft.ts';

const id = z.uuid();
const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !/\p{C}/u.test(text), 'Please use one line of letters and signs');

export const draft_orders = verb({
  permission: 'drafts.read',
  summary: 'List orders that operators make, newest or oldest first',
  changes: false,
  input: z.object({
    state: z.enum(DRAFT_STATES).optional(),
    terms: z.enum(DRAFT_TERMS).optional(),
    lead: z.uuid().optional(),
    credit_account: z.uuid().optional(),
    ...sortedPages,
  }),
  output: z.object({ draft_orders: z.array(listedDraft), ...nextPage, ...counted }),
  async run(call, { sort, after, limit, lead, credit_account: account, ...wanted }) {
    const { db } = call.deps.db;
    const now = call.deps.now();
    const filter = { ...wanted, leadId: lead, creditAccountId: account };
    const { rows, next, countAll } = await pageOf(
      'draft_orders',
      { after, limit },
      (page) => listDrafts(db, filter, now, { ...page, sort }),
      ({ draft }) => ({ at: draft.createdAt, id: draft.id }),
    );
    return {
      draft_orders: rows.map((row) => listed(call, row)),
      next,
      ...(await countAll(() => countDrafts(db, filter, now))),
    };
  },
});

export const draft_order = verb({
  permission: 'drafts.read',
  summary: 'Show an order that an operator makes, with its link, its money and its orders',
  changes: false,
  input: z.object({ id }),
  output: draftFacts,
  async run(call, { id: wanted }) {
    const shown = await presented(call, wanted);
    await recordRead(call, { subject: `draft order ${wanted}` }, 'draft order read');
    return shown;
  },
});

export const draft_order_save = verb({
  permission: 'drafts.work',
  summary: 'Make an order for a buyer at a fixed price, or change it before it is sent. Nothing is sent yet',
  changes: true,
  input: z.object({
    id: id.optional().describe('the one to change; a new one without it'),
    version: z.int().positive().optional().describe('of the one to change, as it was seen'),
    terms: z.enum(DRAFT_TERMS),
    reason: reason.describe('why somebody makes it, which the audit stores for ever'),
    full_name: oneLine(NAME_MAX).min(1),
    email: emailSchema,
    company: oneLine(200).nullable().default(null),
    vat_number: oneLine(30).nullable().default(null),
    language: z.enum(LANGUAGE_CODES),
    currency: z.enum(CURRENCY_CODES),
    lines: z.array(enteredLineSchema).min(1).max(MOST_DRAFT_LINES),
    note: z.string().trim().max(1000).default('').describe('for the buyer'),
    valid_until: z.iso.datetime(),
    due_days: z.int().min(1).max(120).default(14).describe('until when an invoice has to be paid'),
    purchase_order: oneLine(60).nullable().default(null).describe('the buyer’s own number of the order'),
    credit_account: z.uuid().nullable().default(null),
    lead: z.uuid().nullable().default(null),
    top_up_order: z
      .string()
      .trim()
      .max(320)
      .nullable()
      .default(null)
      .describe('the order whose eSIM gets the plan; a new eSIM without it'),
    below_cost: z.boolean().default(false).describe('whether a price may be below what one costs'),
  }),
  output: draftFacts,
  async run(call, input) {
    const { deps, by } = call;
    mustHaveReason(input.reason);
    const vatNumber = input.vat_number || null;
    if (vatNumber !== null && !isVatNumber(vatNumber))
      throw wrongField('vat_number', 'Please check the VAT number.');
    if (input.lead && !(await readLead(deps.db.db, input.lead))) throw new Problem('no_lead');
    const row = await columnsOf(call, {
      terms: input.terms,
      why: input.reason,
      fullName: input.full_name,
      email: input.email,
      company: input.company || null,
      vatNumber,
      language: input.language,
      currency: input.currency,
      lines: input.lines,
      note: input.note,
      validUntil: new Date(input.valid_until),
      dueDays: input.due_days,
      purchaseOrder: input.purchase_order || null,
      creditAccountId: input.credit_account,
      leadId: input.lead,
      topUp: input.top_up_order ? await topUpNamed(call, input.top_up_order) : null,
      mayLose: input.below_cost,
    });
    const wanted = input.id ?? randomUUID();
    await deps.db.db.transaction(async (tx) => {
      if (input.id === undefined) {
        await addDraft(call, tx, { ...row, id: wanted });
        return;
      }
      const found = await lockDraft(tx, wanted);
      if (!found) throw unknownDraft();
      const { draft } = found;
      if (stateOf(found, deps) !== 'draft')
        throw wrongField('id', 'It was sent. Cancel it, and make another one.');
      const changed = input.version === draft.version ? await changeDraft(tx, draft, row) : null;
      if (!changed) throw new Problem('changed_by_another');
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'draft order changed',
        why: input.reason,
        subject: `draft order ${wanted}`,
        before: { terms: draft.terms, cents: draft.totalCents },
        after: { terms: row.terms, cents: row.totalCents },
      });
    });
    return presented(call, wanted);
  },
});

/** @throws Problem as `purchaseNamed`, and `invalid_field` for an order without an eSIM */
async function topUpNamed(call: VerbCall, typed: string) {
  const purchase = await purchaseNamed(call, typed);
  const owned = await esimOfPurchase(call.deps.db.db, purchase.id);
  if (!owned) throw wrongField('top_up_order', 'This order has no eSIM.');
  return { esimId: owned.row.id, purchaseId: purchase.id };
}

export const draft_order_send = verb({
  permission: 'drafts.work',
  summary: 'Mail the link of an order to its buyer, with the PDF; again, if it was sent before',
  changes: true,
  input: z.object({
    id,
    as: z
      .enum(['offer', 'invoice'])
      .default('offer')
      .describe('an invoice is due from now on; an offer once its buyer accepts it'),
  }),
  output: draftFacts,
  async run(call, { id: wanted, as }) {
    await call.deps.db.db.transaction(async (tx) => {
      const found = await lockDraft(tx, wanted);
      if (!found) throw unknownDraft();
      await sendDraft(call, tx, found, { isInvoice: as === 'invoice' });
    });
    return presented(call, wanted);
  },
});

export const draft_order_place = verb({
  permission: 'drafts.work',
  summary: 'Order the eSIMs of an order for free, or on account, at once',
  changes: true,
  input: z.object({ id }),
  output: draftFacts,
  async run(call, { id: wanted }) {
    await call.deps.db.db.transaction(async (tx) => {
      const found = await lockDraft(tx, wanted);
      if (!found) throw unknownDraft();
      await orderDraft(call, tx, found);
    });
    await placeNow(call.deps, wanted);
    return presented(call, wanted);
  },
});

export const draft_order_cancel = verb({
  permission: 'drafts.work',
  summary: 'Cancel an order that nobody has paid: its link ends',
  changes: true,
  input: z.object({ id, reason }),
  output: draftFacts,
  async run(call, { id: wanted, reason: why }) {
    const { deps, by } = call;
    mustHaveReason(why);
    const { draft: before } = await draftNamed(call, wanted);
    const purchase = before.purchaseId === null ? null : await readPurchase(deps.db.db, before.purchaseId);
    // A checkout that is under way ends first, so that nobody pays for what is canceled.
    if (purchase && !(await abandonPurchase(deps, purchase)))
      throw wrongField('id', 'It is paid. Refund its orders in its place.');
    await deps.db.db.transaction(async (tx) => {
      const found = await lockDraft(tx, wanted);
      if (!found) throw unknownDraft();
      const { draft } = found;
      if (stateOf(found, deps) === 'placed')
        throw wrongField('id', 'It is paid. Refund its orders in its place.');
      if (draft.state === 'canceled') return;
      const books = draft.paymentId === null ? null : await manualBooksOf(tx, draft.paymentId);
      if (books && !(await cancelManualPayment(tx, books.payment.id)))
        throw wrongField('id', 'It is paid. Refund its orders in its place.');
      const changed = await changeDraft(tx, draft, {
        state: 'canceled',
        canceledAt: deps.now(),
        linkNumber: draft.linkNumber + 1,
      });
      if (!changed) throw new Problem('changed_by_another');
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'draft order canceled',
        why,
        subject: `draft order ${wanted}`,
      });
    });
    return presented(call, wanted);
  },
});

export const draft_order_pdf = verb({
  permission: 'drafts.read',
  summary:
    'Get an order as the PDF that its buyer gets: the offer, or the pro forma invoice once it is accepted',
  changes: false,
  input: z.object({ id }),
  output: z.object({
    filename: z.string(),
    /** In base64. */
    pdf: z.string(),
  }),
  async run(call, { id: wanted }) {
    if (drawing.isFull) throw new Problem('too_many_downloads', { seconds: DRAWN_SECONDS });
    const { draft } = await draftNamed(call, wanted);
    const pdf = await draftPdf(call.deps, draft);
    return { filename: `${draftNumber(draft.id)}.pdf`, pdf: pdf.toString('base64') };
  },
});
