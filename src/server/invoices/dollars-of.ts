import { inArray, type SQL, sql } from 'drizzle-orm';

import type { Minor } from '../../domain/money.ts';
import type { DbOrTx } from '../db/database.ts';
import { BASE_AMOUNT } from '../purchase/tables.ts';
import { invoiceTable } from './tables.ts';

/** The payment that an invoice is about, or the refund of a credit note, in dollars: the figure that income and journal have. */
const CENTS = sql<Minor | null>`case kind
  when 'invoice' then (select ${BASE_AMOUNT} from payment
    where payment.purchase_id = invoice.purchase_id and payment.status = 'accepted')
  else (select ${BASE_AMOUNT} from refund where refund.id = invoice.refund_id) end` satisfies SQL;

/** What the totals of invoices and credit notes are in cents, by their ids. */
export async function dollarsOf(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, Minor>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: invoiceTable.id, cents: CENTS })
    .from(invoiceTable)
    .where(inArray(invoiceTable.id, [...ids]));
  return new Map(rows.flatMap(({ id, cents }) => (cents === null ? [] : [[id, cents] as const])));
}
