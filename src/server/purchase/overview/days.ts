import { and, asc, gte, notInArray, type SQL, sql } from 'drizzle-orm';

import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../../db/database.ts';
import { isUnderWay } from '../in-states.ts';
import { BASE_AMOUNT, type Purchase, purchaseTable, refundTable } from '../tables.ts';

/** A day's sums in cents of the base currency, by UTC. */
export interface DaySum {
  day: string;
  count: number;
  cents: number;
}

export interface SoldDay extends DaySum {
  /**
   * Plan prices less wholesale prices, partial refunds and other costs; without fees, and without purchases refunded or being
   * refunded.
   */
  marginCents: number;
}

/** A payment later than this after the checkout is opened does not count in a day's sales. */
const PAID_WITHIN_DAYS = 10;

/**
 * Sales by day. Bounded by when a purchase was opened, which is indexed already: payments need no other index.
 * @param costs what purchases cost besides their plans: a query of `purchase_id` and `cents`
 */
export async function soldByDay(db: DbOrTx, since: Date, costs: SQL): Promise<SoldDay[]> {
  const { createdAt, paidAt, state, paidMethod, priceCents, wholesaleCents, fees, rate } = purchaseTable;
  const opened = new Date(since.getTime() - PAID_WITHIN_DAYS * 86_400_000);
  const day = sql<string>`to_char(${paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const fee = sql`(${fees} ->> ${paidMethod})::int`;
  const perCent = sql`coalesce(${rate}, 1)`;
  // Partial refunds and other costs reduce the margin, not the sale.
  const given = sql`(
    select purchase_id, sum(cents) as cents from (
      select purchase_id, ${BASE_AMOUNT} as cents from refund
      where part is not null and status in ('wanted', 'pending', 'succeeded')
      union all ${costs}
    ) as pieces group by 1
  ) as given`;
  return db
    .select({
      day,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(round((${priceCents} + ${fee}) / ${perCent}))::float8`,
      marginCents: sql<number>`coalesce(sum(round(${priceCents} / ${perCent}) - ${wholesaleCents} - coalesce(given.cents, 0)) filter (where ${notInArray(state, ['refunding', 'refunded'])}), 0)::float8`,
    })
    .from(purchaseTable)
    .leftJoin(given, sql`given.purchase_id = ${purchaseTable.id}`)
    .where(and(gte(createdAt, opened), gte(paidAt, since)))
    .groupBy(sql`1`);
}

/** The wholesale cost of purchases paid since then, by wholesaler. */
export async function costSince(db: DbOrTx, since: Date): Promise<Map<string, number>> {
  const { createdAt, paidAt, wholesaler, wholesaleCents } = purchaseTable;
  const opened = new Date(since.getTime() - PAID_WITHIN_DAYS * 86_400_000);
  const rows = await db
    .select({ wholesaler, cents: sql<number>`sum(${wholesaleCents})::float8` })
    .from(purchaseTable)
    .where(and(gte(createdAt, opened), gte(paidAt, since)))
    .groupBy(wholesaler);
  return new Map(rows.map((row) => [row.wholesaler, row.cents]));
}

/** Refunds by day. */
export function refundedByDay(db: DbOrTx, since: Date): Promise<DaySum[]> {
  const { status, settledAt } = refundTable;
  return (
    db
      .select({
        day: sql<string>`to_char(${settledAt} at time zone 'UTC', 'YYYY-MM-DD')`,
        count: sql<number>`count(*)::int`,
        cents: sql<number>`sum(${BASE_AMOUNT})::float8`,
      })
      .from(refundTable)
      // Written out, so that the index applies.
      .where(and(sql`${status} = 'succeeded'`, gte(settledAt, since)))
      .groupBy(sql`1`)
  );
}

/** Number of purchases in each state that is not final, and since when the oldest is in it. */
export function underWay(db: DbOrTx): Promise<{ state: PurchaseState; count: number; since: string }[]> {
  const { state, stateSince } = purchaseTable;
  return db
    .select({ state, count: sql<number>`count(*)::int`, since: sql<string>`min(${stateSince})` })
    .from(purchaseTable)
    .where(isUnderWay)
    .groupBy(state);
}

/** Paid purchases that have waited longest to be finished. */
export function longestUnderWay(
  db: DbOrTx,
  limit: number,
): Promise<Pick<Purchase, 'id' | 'state' | 'stateSince' | 'countryCode' | 'needsReview'>[]> {
  const { id, state, stateSince, countryCode, needsReview } = purchaseTable;
  return db
    .select({ id, state, stateSince, countryCode, needsReview })
    .from(purchaseTable)
    .where(and(isUnderWay, notInArray(state, ['created', 'paying'])))
    .orderBy(asc(stateSince))
    .limit(limit);
}
