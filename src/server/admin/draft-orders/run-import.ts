import { createHash } from 'node:crypto';

import { z } from 'zod';

import { CURRENCY_CODES, type Currency } from '../../../domain/currencies.ts';
import { DRAFT_TERMS } from '../../../domain/draft-orders/draft-order.ts';
import type { ImportedOrder } from '../../../domain/operators/draft-orders/imported-order.ts';
import { typedAmount } from '../../../domain/operators/typed-amount.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { offerFor } from '../../catalog/quote.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { wellFormed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import { placeNow } from '../../draft-orders/accept-draft.ts';
import { lockDraft } from '../../draft-orders/draft-orders.ts';
import { endImportLine, nextImportLine, readImport } from '../../draft-orders/order-imports.ts';
import type { OrderImport, OrderImportLine } from '../../draft-orders/tables.ts';
import { ownUuid } from '../../purchase/guest-proof.ts';
import { type Acting, atCommandLine } from '../../staff/acting.ts';
import { readOperator } from '../../staff/operators.ts';
import { type VerbCall, wrongField } from '../parts/verb.ts';
import { addDraft, columnsOf, orderDraft, sendDraft } from './make-draft.ts';

/** Half of the job's time: the rest of a long file is another job. */
const SLICE_MS = 45_000;

const termsSchema = z.object({
  terms: z.enum(DRAFT_TERMS),
  currency: z.enum(CURRENCY_CODES),
  credit_account: z.uuid().nullable(),
  valid_until: z.iso.datetime(),
  due_days: z.int(),
  why: z.string(),
});

/** What holds for all orders of a file. */
export type ImportTerms = z.infer<typeof termsSchema>;

/** The columns of the draft order of a line. @throws Problem that says what is wrong with it */
export async function columnsOfImported(call: VerbCall, order: ImportedOrder, terms: ImportTerms) {
  const { currency } = terms;
  return columnsOf(call, {
    terms: terms.terms,
    why: terms.why,
    fullName: order.name,
    email: order.email,
    company: order.company || null,
    vatNumber: order.vat_number || null,
    language: order.language,
    currency,
    lines: [
      {
        bundle_name: order.plan,
        country_code: order.place,
        quantity: order.quantity,
        unit_cents: await unitOf(call, order, currency),
      },
    ],
    note: '',
    validUntil: new Date(terms.valid_until),
    dueDays: terms.due_days,
    purchaseOrder: null,
    creditAccountId: terms.credit_account,
    leadId: null,
    topUp: null,
    mayLose: false,
  });
}

async function unitOf({ deps }: VerbCall, { plan, place, price }: ImportedOrder, currency: Currency) {
  if (price === '') {
    const offer = await offerFor(deps, plan, place, currency);
    return offer.charged.minor;
  }
  const typed = typedAmount(price, currency);
  if (!typed) throw wrongField('price', `“${price}” is no price in ${currency}.`);
  return typed.amount;
}

/** Orders the lines of a file one after the other, in the name of who started it. Each is one draft order, however often it is begun. */
export async function runImport(deps: Deps, id: string): Promise<void> {
  const { db } = deps.db;
  const found = await readImport(db, id);
  if (found?.state !== 'running') return;
  const until = performance.now() + SLICE_MS;
  for (;;) {
    const next = await nextImportLine(db, id, deps.now());
    if (!next) return;
    if (performance.now() > until) break;
    await endImportLine(db, next, await done(deps, found, next));
  }
  await deps.queue.send('import.run', { importId: id });
}

type End = Pick<OrderImportLine, 'state' | 'words' | 'draftOrderId'>;

async function done(deps: Deps, found: OrderImport, line: OrderImportLine): Promise<End> {
  const draftOrderId = ownUuid(createHash('sha256').update(`${found.id} ${line.line}`).digest());
  try {
    await order(deps, found, line, draftOrderId);
    return { state: 'done', words: null, draftOrderId };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (error instanceof Problem) return { state: 'failed', words: error.message, draftOrderId: null };
    deps.log.error({ err: error, importId: found.id, line: line.line }, 'a line of an order file failed');
    return { state: 'failed', words: 'Something went wrong. The log says what.', draftOrderId: null };
  }
}

async function order(deps: Deps, found: OrderImport, line: OrderImportLine, id: string): Promise<void> {
  const by = await starterOf(deps, found);
  if (!by || line.input === null) throw wrongField('id', 'Whoever started it may not any more.');
  const call = { deps, by };
  const { terms: written, ...imported } = wellFormed(line.input, `${found.id} ${line.line}`);
  const terms = termsSchema.parse(JSON.parse(written ?? '{}'));
  const row = await columnsOfImported(call, imported, terms);
  await deps.db.db.transaction(async (tx) => {
    // It was ordered before, by a process that ended before it wrote that down.
    if (!(await addDraft(call, tx, { ...row, id, importId: found.id, importLine: line.line }))) return;
    const draft = await lockDraft(tx, id);
    if (!draft) throw new Error('a draft order is gone');
    if (terms.terms === 'free' || terms.terms === 'account') await orderDraft(call, tx, draft);
    else await sendDraft(call, tx, draft, { isInvoice: terms.terms === 'invoice' });
  });
  await placeNow(deps, id);
}

/** Who started it, with the role that they have now; null if they were removed. They typed a code to start it. */
async function starterOf(deps: Deps, { operatorId, origin }: OrderImport): Promise<Acting | null> {
  if (operatorId === null) return { ...atCommandLine(''), origin };
  const operator = await readOperator(deps.db.db, operatorId);
  if (!operator || operator.removedAt !== null) return null;
  return { operatorId, role: operator.role, origin, isFresh: true };
}
