import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { writtenName } from '../../domain/account/split-name.ts';
import { formatInvoiceNumber, type InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import { orderNumber } from '../../domain/checkout/order.ts';
import { PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { goesBack } from '../../domain/checkout/refund-state.ts';
import type { InvoiceTax } from '../../domain/tax/invoice-tax.ts';
import type { Db, Tx } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { type InvoiceFacts, paidBefore } from '../drawing/invoice/invoice-facts.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { invoicedTerms } from '../manual-payments/manual-payments.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import { basketIdOf, hasCompanions, linesOf } from '../purchase/basket.ts';
import { taxRefundOf } from '../purchase/open-refunds.ts';
import { paymentOf } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import type { Payment, Purchase, Refund } from '../purchase/tables.ts';
import { companyPlace } from '../tax/company-place.ts';
import { decideTax, type TaxParts } from '../tax/decide-tax.ts';
import { awaitTax } from '../tax/reports.ts';
import { invoicesIn } from './invoices-in.ts';
import { creditedBefore, creditNoteOf, readInvoice } from './queries.ts';
import { type Invoice, invoiceSeriesTable } from './tables.ts';

type Books = TaxParts & Pick<Deps, 'catalog'>;
type Late = Books & Pick<Deps, 'db' | 'log'>;

/**
 * Writes the credit note of a successful refund. Must be the last statement of its transaction: until the commit nobody else gets a
 * number, so that no number is ever skipped.
 */
export async function issueCreditNote(deps: Books, tx: Tx, refund: Refund, payment: Payment): Promise<void> {
  // Nothing was paid, so nothing is credited.
  if (refund.amountCents === 0) return;
  // The money had gone, came back, and went once more: that refund has its credit note.
  if (await creditNoteOf(tx, refund.id)) return;
  const purchase = await readPurchase(tx, refund.purchaseId);
  if (!purchase) throw new Error(`refund ${refund.id} is of no purchase`);
  const known = await readInvoice(tx, purchase.id, 'invoice');
  // A plan of a basket that was not delivered is not on its invoice.
  const offset = known && paidBefore(known.facts, orderNumber(purchase.id));
  const invoice = offset === null ? null : known;
  const tax = invoice?.facts.tax ?? null;
  const credited = {
    number: invoice && formatInvoiceNumber('invoice', invoice.number),
    tax,
    before: await creditedBefore(tx, { id: purchase.id, tax }),
    offset: offset ?? 0,
    owedIn: await restatedFor(tx, refund),
    terms: invoice?.facts.terms ?? null,
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
 * The invoice of a purchase; null before delivery, and while nobody says its tax. One that was delivered without an invoice gets it
 * when it is first requested: Stripe Tax was away, or an older process delivered it during an upgrade.
 */
export async function invoiceOf(deps: Late, purchaseId: string): Promise<Invoice | null> {
  const { db } = deps.db;
  const known = await readInvoice(db, purchaseId, 'invoice');
  if (known) return known;
  return (await writeInvoice(deps, purchaseId)) === 'written' ? readInvoice(db, purchaseId, 'invoice') : null;
}

/** Writes an invoice that was not written at the delivery. `away`: nobody says its tax now. `none`: it is not due. Safe to repeat. */
export async function writeInvoice(deps: Late, purchaseId: string): Promise<'written' | 'away' | 'none'> {
  const { db } = deps.db;
  const purchase = await readPurchase(db, purchaseId);
  if (purchase && hasCompanions(purchase)) return writeOfBasket(deps, purchase);
  const payment = purchase && isInvoiced(purchase) ? await acceptedPayment(db, purchaseId) : null;
  if (!purchase || !payment) return 'none';
  const tax = await taxUnlessAway(deps, purchase, { payment, iccid: null });
  if (!tax) return 'away';
  const { invoiceFacts } = await invoicesIn(purchase.language);
  const terms = await termsOf(db, purchase);
  const facts = invoiceFacts(deps, purchase, payment, tax, { terms });
  return db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    if (!locked || !isInvoiced(locked)) return 'none';
    if (await readInvoice(tx, purchaseId, 'invoice')) return 'written';
    // The last statement of its transaction: until the commit nobody else gets a number, so that none is ever skipped.
    await write(tx, { kind: 'invoice', purchase: locked, refundId: null, facts, at: deps.now() });
    return 'written';
  });
}

/** The invoice of a basket, once each of its plans is delivered or on its way back: of all that were delivered. */
async function writeOfBasket(deps: Late, { basketId }: Purchase): Promise<'written' | 'away' | 'none'> {
  const { db } = deps.db;
  const first = basketId === null ? null : await readPurchase(db, basketId);
  if (!first) return 'none';
  const delivered = deliveredOf(await linesOf(db, first));
  const bought = delivered.map((purchase) => ({ purchase, payment: paymentOf(purchase) }));
  const [top] = bought;
  if (!top) return 'none';
  const amountCents = bought.reduce((sum, { payment }) => sum + payment.amountCents, 0);
  const taxOffCents = delivered.reduce((sum, line) => sum + line.taxOffCents, 0);
  const iccid = (await esimOfPurchase(db, top.purchase.id))?.row.iccid ?? null;
  const about = { payment: { ...top.payment, amountCents }, iccid };
  const tax = await taxUnlessAway(deps, { ...first, taxOffCents }, about);
  if (!tax) return 'away';
  const { basketFacts } = await invoicesIn(first.language);
  const facts = basketFacts(deps, bought, tax, await termsOf(db, first));
  return db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, first.id);
    if (!locked || locked.erasedAt !== null) return 'none';
    if (await readInvoice(tx, first.id, 'invoice')) return 'written';
    const now = deliveredOf(await linesOf(tx, locked)).map(({ id }) => id);
    if (now.join() !== delivered.map(({ id }) => id).join()) return 'none';
    await write(tx, { kind: 'invoice', purchase: locked, refundId: null, facts, at: deps.now() });
    return 'written';
  });
}

/** What an invoice says of how it is paid; null of a payment that a processor took. */
export async function termsOf(db: Db, purchase: Purchase): Promise<InvoiceFacts['terms'] | null> {
  const { paidMethod } = purchase;
  if (paidMethod === null || PAYMENT_METHODS[paidMethod].start !== 'noted') return null;
  const payment = await acceptedPayment(db, basketIdOf(purchase));
  return payment && invoicedTerms(db, payment);
}

/** The delivered plans of a basket; none while one of them is still on its way. */
function deliveredOf(lines: readonly Purchase[]): Purchase[] {
  const isSettled = lines.every(({ state }) => buyerView(state) !== 'processing');
  return isSettled ? lines.filter(isInvoiced) : [];
}

function isInvoiced({ state, erasedAt }: Purchase): boolean {
  return (state === 'provisioned' || state === 'delivered') && erasedAt === null;
}

/** As {@link decideTax}; null if nobody says it now, which holds up no delivery. */
export async function taxUnlessAway(
  deps: TaxParts & Pick<Deps, 'db' | 'log'>,
  purchase: Purchase,
  about: Parameters<typeof decideTax>[3],
): Promise<InvoiceTax | null> {
  try {
    return await decideTax(deps, deps.db.db, purchase, about);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error, purchaseId: purchase.id }, 'nobody says the tax, so its invoice waits');
    await awaitTax(deps.db.db, purchase.id, deps.now());
    return null;
  }
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
