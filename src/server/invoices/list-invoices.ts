import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';

import type { InvoiceKind } from '../../domain/checkout/invoice-number.ts';
import type { Quarter } from '../../domain/tax/quarter.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import { byTime, countRows, type RowCount, type TimePage } from '../db/list-page.ts';
import { isOfQuarter } from './quarter-documents.ts';
import { documentIn } from './queries.ts';
import { type Invoice, type InvoiceRow, invoiceTable } from './tables.ts';

/** Which documents to list. A field left out filters nothing. */
export interface InvoiceFilter {
  kind?: InvoiceKind | undefined;
  number?: number | undefined;
  /** Issued at or after. */
  from?: Date | undefined;
  /** Issued before. */
  to?: Date | undefined;
  purchaseIds?: readonly string[] | undefined;
  /** Those of a quarter's return. */
  quarter?: Quarter | undefined;
}

/** A place in the list: everything after it is older, or equally old with a smaller id. */
export interface InvoicePlace {
  at: Date;
  id: string;
}

/** Newest first; only those after a place. What is in a row may be malformed. */
export function listInvoices(db: DbOrTx, filter: InvoiceFilter, page: TimePage): Promise<InvoiceRow[]> {
  const { issuedAt, id } = invoiceTable;
  const { behind, order } = byTime(issuedAt, id, page);
  return db
    .select()
    .from(invoiceTable)
    .where(and(fits(filter), behind))
    .orderBy(...order)
    .limit(page.limit);
}

export async function countInvoices(db: DbOrTx, filter: InvoiceFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(invoiceTable)
    .where(fits(filter));
  return row?.count ?? 0;
}

/** Up to the most that a list counts. */
export function countListedInvoices(db: Db, filter: InvoiceFilter): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(invoiceTable)
      .where(fits(filter)),
  );
}

/** @throws MalformedRow */
export async function invoiceById(db: DbOrTx, id: string): Promise<Invoice | null> {
  const [found] = await db.select().from(invoiceTable).where(eq(invoiceTable.id, id));
  return found ? documentIn(found) : null;
}

function fits({ kind, number, from, to, purchaseIds, quarter }: InvoiceFilter): SQL | undefined {
  const { kind: ofKind, number: numbered, issuedAt, purchaseId } = invoiceTable;
  return and(
    kind && eq(ofKind, kind),
    number === undefined ? undefined : eq(numbered, number),
    from && gte(issuedAt, from),
    to && lt(issuedAt, to),
    purchaseIds && inArray(purchaseId, [...purchaseIds]),
    quarter === undefined ? undefined : isOfQuarter(quarter),
  );
}
