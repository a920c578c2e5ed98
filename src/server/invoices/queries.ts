import { and, desc, eq, inArray } from 'drizzle-orm';

import type { InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { type Invoice, invoiceTable } from './tables.ts';

/** A purchase's invoice, or its newest credit note; null while there is none. */
export async function readInvoice(
  db: DbOrTx,
  purchaseId: string,
  kind: InvoiceKind,
): Promise<Invoice | null> {
  const [invoice] = await db
    .select()
    .from(invoiceTable)
    .where(and(eq(invoiceTable.purchaseId, purchaseId), eq(invoiceTable.kind, kind)))
    .orderBy(desc(invoiceTable.number))
    .limit(1);
  return invoice ?? null;
}

/** Erases whom the invoices of purchases were written to. */
export async function eraseInvoiceBuyers(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.update(invoiceTable).set({ buyer: null }).where(inArray(invoiceTable.purchaseId, purchaseIds));
}
