import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { type Payout, type PayoutEntry, payoutEntryTable, payoutTable } from './tables.ts';

/** Newest first; only those of a currency, and after a place. */
export function listPayouts(
  db: DbOrTx,
  wanted: { currency?: string | undefined },
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<Payout[]> {
  const { createdAt, id, currency } = payoutTable;
  return db
    .select()
    .from(payoutTable)
    .where(
      and(
        wanted.currency === undefined ? undefined : eq(currency, wanted.currency),
        after
          ? sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** What was paid out in each currency, without what the bank returned. */
export function payoutSums(
  db: DbOrTx,
): Promise<{ currency: string; count: number; cents: number; feeCents: number }[]> {
  const { currency, amountCents, feeCents, status } = payoutTable;
  return db
    .select({
      currency,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${amountCents})::float8`,
      feeCents: sql<number>`sum(${feeCents})::float8`,
    })
    .from(payoutTable)
    .where(ne(status, 'failed'))
    .groupBy(currency)
    .orderBy(currency);
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
