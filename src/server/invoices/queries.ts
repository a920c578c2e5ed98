import { and, desc, eq, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';

import type { InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import type { Minor } from '../../domain/money.ts';
import type { InvoiceTax } from '../../domain/tax/invoice-tax.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import { statement } from '../db/statement.ts';
import { basketIdIn } from '../purchase/basket.ts';
import { type Invoice, type InvoiceRow, invoiceTable } from './tables.ts';

const newestOf = (kind: InvoiceKind, purchaseId: SQLWrapper) =>
  statement((db) =>
    db
      .select()
      .from(invoiceTable)
      .where(and(eq(invoiceTable.purchaseId, purchaseId), eq(invoiceTable.kind, kind)))
      .orderBy(desc(invoiceTable.number))
      .limit(1),
  );
const ofPurchase = sql`${sql.placeholder('purchaseId')}::uuid`;
const newest = {
  // A basket has one for all of its lines.
  invoice: newestOf('invoice', basketIdIn(ofPurchase)),
  credit_note: newestOf('credit_note', ofPurchase),
};

/** The invoice of a purchase or its basket, or its newest credit note; null if there is none. @throws MalformedRow */
export async function readInvoice(
  db: DbOrTx,
  purchaseId: string,
  kind: InvoiceKind,
): Promise<Invoice | null> {
  const [invoice] = await newest[kind](db, { purchaseId });
  return invoice ? documentIn(invoice) : null;
}

/**
 * What credit notes have taken back of a purchase's invoice so far, in its currency, with the invoice's tax in it: not the tax
 * that went back to a business, nor what was refunded after that. @throws MalformedRow
 */
export async function creditedBefore(
  db: DbOrTx,
  { id, tax }: { id: string; tax: InvoiceTax | null },
): Promise<Minor> {
  const documents = (await invoicesOf(db, id)).map(documentIn);
  const notes = documents.filter(
    ({ kind, facts }) => kind === 'credit_note' && facts.extent !== 'tax' && facts.tax?.kind === tax?.kind,
  );
  return notes.reduce((sum, { facts }) => sum + facts.price.totalCents, 0);
}

/** The credit note of a refund; null while the refund is under way. @throws MalformedRow */
export async function creditNoteOf(db: DbOrTx, refundId: string): Promise<Invoice | null> {
  const [note] = await db.select().from(invoiceTable).where(eq(invoiceTable.refundId, refundId));
  return note ? documentIn(note) : null;
}

/** Erases the buyers from the invoices of purchases. */
export async function eraseInvoiceBuyers(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.update(invoiceTable).set({ buyer: null }).where(inArray(invoiceTable.purchaseId, purchaseIds));
}

/** The invoice of a purchase or its basket, and its credit notes, oldest first. */
export function invoicesOf(db: DbOrTx, purchaseId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoiceTable)
    .where(
      or(
        and(eq(invoiceTable.kind, 'invoice'), eq(invoiceTable.purchaseId, basketIdIn(purchaseId))),
        and(eq(invoiceTable.kind, 'credit_note'), eq(invoiceTable.purchaseId, purchaseId)),
      ),
    )
    .orderBy(invoiceTable.issuedAt);
}

/** @throws MalformedRow */
export function documentIn(row: InvoiceRow): Invoice {
  const { id, facts, buyer } = row;
  return { ...row, facts: wellFormed(facts, id), buyer: wellFormed(buyer, id) };
}
