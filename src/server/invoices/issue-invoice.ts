import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { writtenName } from '../../domain/account/split-name.ts';
import { formatInvoiceNumber, type InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import { goesBack } from '../../domain/checkout/refund-state.ts';
import type { Db, Tx } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import type { InvoiceFacts } from '../drawing/invoice/invoice-facts.ts';
import { taxRefundOf } from '../purchase/open-refunds.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import type { Payment, Purchase, Refund } from '../purchase/tables.ts';
import { companyPlace } from '../tax/company-place.ts';
import { decideTax, type TaxParts } from '../tax/decide-tax.ts';
import { invoicesIn } from './invoices-in.ts';
import { creditedBefore, readInvoice } from './queries.ts';
import { type Invoice, invoiceSeriesTable } from './tables.ts';

type Books = TaxParts & Pick<Deps, 'catalog'>;

/**
 * Writes the invoice of a delivered purchase. Must be the last statement of its transaction: until the commit nobody else gets a
 * number, so that no number is ever skipped.
 */
async function issueInvoice(deps: Books, tx: Tx, purchase: Purchase, payment: Payment): Promise<void> {
  const { invoiceFacts } = await invoicesIn(purchase.language);
  const tax = await decideTax(deps, tx, purchase, { payment, iccid: null });
  const facts = invoiceFacts(deps, purchase, payment, tax);
  await write(tx, { kind: 'invoice', purchase, refundId: null, facts, at: deps.now() });
}

/** Writes the credit note of a successful refund. Must be the last statement of its transaction, as above. */
export async function issueCreditNote(deps: Books, tx: Tx, refund: Refund, payment: Payment): Promise<void> {
  const purchase = await readPurchase(tx, refund.purchaseId);
  if (!purchase) throw new Error(`refund ${refund.id} is of no purchase`);
  const invoice = await readInvoice(tx, purchase.id, 'invoice');
  const tax = invoice?.facts.tax ?? null;
  const credited = {
    number: invoice && formatInvoiceNumber('invoice', invoice.number),
    tax,
    before: await creditedBefore(tx, { id: purchase.id, tax }),
    owedIn: await restatedFor(tx, refund),
  };
  const { creditFacts } = await invoicesIn(invoice?.facts.language ?? purchase.language);
  const facts = creditFacts(deps, { purchase, payment, refund, credited });
  await write(tx, { kind: 'credit_note', purchase, refundId: refund.id, facts, at: deps.now() });
}

/** Where a business owes the tax itself, if its own was given back by this refund or before it. */
async function restatedFor(tx: Tx, refund: Refund): Promise<string | null> {
  const given = await taxRefundOf(tx, refund.purchaseId);
  if (!given || given.createdAt > refund.createdAt || !goesBack(given.status)) return null;
  return companyPlace(tx, refund.purchaseId);
}

/**
 * The invoice of a purchase; null before delivery. During an upgrade an older process may have delivered an eSIM without an
 * invoice: such a purchase gets one when it is first requested.
 */
export async function invoiceOf(deps: Books & Pick<Deps, 'db'>, purchaseId: string): Promise<Invoice | null> {
  const known = await readInvoice(deps.db.db, purchaseId, 'invoice');
  if (known) return known;
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase?.state !== 'provisioned' && purchase?.state !== 'delivered') return;
    if (purchase.erasedAt || (await readInvoice(tx, purchaseId, 'invoice'))) return;
    const payment = await acceptedPayment(tx, purchaseId);
    if (payment) await issueInvoice(deps, tx, purchase, payment);
  });
  return readInvoice(deps.db.db, purchaseId, 'invoice');
}

/** Makes each series without a number yet begin with this one. */
export async function startInvoiceNumbers(db: Db, first: number): Promise<void> {
  if (first === 1) return;
  await db
    .update(invoiceSeriesTable)
    .set({ lastNumber: first - 1 })
    .where(eq(invoiceSeriesTable.lastNumber, 0));
}

interface Entry {
  kind: InvoiceKind;
  purchase: Purchase;
  refundId: string | null;
  facts: InvoiceFacts;
  at: Date;
}

const issue = databaseFunction('issue_invoice', valueOf);

async function write(tx: Tx, { kind, purchase, refundId, facts, at }: Entry): Promise<void> {
  const { fullName, email, company, vatNumber } = purchase;
  const buyer = {
    name: writtenName(fullName),
    email,
    ...(company && { company }),
    ...(vatNumber && { vatNumber }),
  };
  await issue(tx, {
    id: randomUUID(),
    kind,
    purchase: purchase.id,
    refund: refundId,
    at,
    facts: JSON.stringify(facts),
    buyer: purchase.erasedAt ? null : JSON.stringify(buyer),
  });
}
