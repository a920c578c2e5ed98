import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { purchaseTaxTable, type TaxReport, taxReportTable } from './tables.ts';

const { purchaseId, awaitedAt, decidedAt } = purchaseTaxTable;

/** Keeps that nobody could say the tax of a purchase when its eSIM was handed over. */
export async function awaitTax(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db
    .update(purchaseTaxTable)
    .set({ awaitedAt: now })
    .where(and(eq(purchaseId, id), isNull(awaitedAt)));
}

/** Nobody has to say it any more: there will be no invoice. */
export async function stopAwaiting(db: DbOrTx, id: string): Promise<void> {
  await db.update(purchaseTaxTable).set({ awaitedAt: null }).where(eq(purchaseId, id));
}

/** The purchases whose invoice waits for its tax, longest waiting first. */
export async function awaitingTax(db: DbOrTx, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: purchaseId })
    .from(purchaseTaxTable)
    .where(and(isNotNull(awaitedAt), isNull(decidedAt)))
    .orderBy(awaitedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Documents that have to be reported, in the order in which they were written. */
export function unreported(db: DbOrTx, limit: number): Promise<TaxReport[]> {
  return db
    .select()
    .from(taxReportTable)
    .where(isNull(taxReportTable.reportedAt))
    .orderBy(asc(taxReportTable.id))
    .limit(limit);
}

/**
 * What Stripe Tax said to a document: its own id of it, or why it refused it, which is the number of the invoice if it does not know
 * that. Neither where it had nothing to know.
 */
export interface ReportAnswer {
  transaction: string | null;
  refused: string | null;
}

/** Keeps the answer. The purchase of a refused document is one whose tax a person should look at. */
export async function keepReport(
  db: DbOrTx,
  { documentId, purchaseId: id }: Pick<TaxReport, 'documentId' | 'purchaseId'>,
  answer: ReportAnswer,
  now: Date,
): Promise<void> {
  await db
    .update(taxReportTable)
    .set({ ...answer, reportedAt: now })
    .where(eq(taxReportTable.documentId, documentId));
  if (answer.refused === null) return;
  await db.update(purchaseTaxTable).set({ doubt: 'stripe' }).where(eq(purchaseId, id));
}

/** Stripe's id of a document; null if it does not know it. */
export async function transactionOf(db: DbOrTx, documentId: string): Promise<string | null> {
  const [known] = await db
    .select({ transaction: taxReportTable.transaction })
    .from(taxReportTable)
    .where(eq(taxReportTable.documentId, documentId));
  return known?.transaction ?? null;
}
