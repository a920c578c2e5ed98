import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { type Payout, type PayoutEntry, payoutEntryTable, payoutTable } from './tables.ts';

/** Newest first; only those after a place. */
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

/** The payouts that contain a purchase's money, oldest first, each with its entries of that purchase. */
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

/** The entries of a payout, by the processor's ids: only those after an id, and only unmatched ones on request. */
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
