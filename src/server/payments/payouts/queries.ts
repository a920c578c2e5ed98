import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { type Payout, type PayoutEntry, payoutEntryTable, payoutTable } from './tables.ts';

/** Newest first, those behind a place alone. */
export function listPayouts(
  db: DbOrTx,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<Payout[]> {
  const { createdAt, id } = payoutTable;
  return db
    .select()
    .from(payoutTable)
    .where(
      after
        ? sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function readPayout(db: DbOrTx, id: string): Promise<Payout | null> {
  const [found] = await db.select().from(payoutTable).where(eq(payoutTable.id, id));
  return found ?? null;
}

/** The payouts that a purchase's money was in, oldest first, each with what it was of that. */
export function payoutsOf(
  db: DbOrTx,
  purchaseId: string,
): Promise<{ id: string; reference: string; createdAt: Date; currency: string; netCents: number }[]> {
  const { id, reference, createdAt, currency } = payoutTable;
  return db
    .select({
      id,
      reference,
      createdAt,
      currency,
      netCents: sql<number>`sum(${payoutEntryTable.netCents})::int`,
    })
    .from(payoutEntryTable)
    .innerJoin(payoutTable, eq(payoutTable.id, payoutEntryTable.payoutId))
    .where(eq(payoutEntryTable.purchaseId, purchaseId))
    .groupBy(id)
    .orderBy(asc(createdAt), asc(id));
}

/** What a payout is of, by the processor's ids: those behind one of them alone, and those that are not matched where that is asked for. */
export function entriesOf(
  db: DbOrTx,
  payoutId: string,
  { after, limit, isUnmatched }: { after: string | undefined; limit: number; isUnmatched: boolean },
): Promise<PayoutEntry[]> {
  const { reference, gap } = payoutEntryTable;
  return db
    .select()
    .from(payoutEntryTable)
    .where(
      and(
        eq(payoutEntryTable.payoutId, payoutId),
        after === undefined ? undefined : sql`${reference} > ${after}`,
        isUnmatched ? isNotNull(gap) : undefined,
      ),
    )
    .orderBy(asc(reference))
    .limit(limit);
}
