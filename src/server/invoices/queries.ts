import { and, eq } from 'drizzle-orm';

import type { InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import type { DbOrTx } from '../db/database.ts';
import { type Invoice, invoiceTable } from './tables.ts';

/** A purchase's invoice, or the credit note for it; null while there is none. */
export async function readInvoice(
  db: DbOrTx,
  purchaseId: string,
  kind: InvoiceKind,
): Promise<Invoice | null> {
  const [invoice] = await db
    .select()
    .from(invoiceTable)
    .where(and(eq(invoiceTable.purchaseId, purchaseId), eq(invoiceTable.kind, kind)));
  return invoice ?? null;
}
