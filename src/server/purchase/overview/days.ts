import { and, asc, gte, notInArray, type SQL, sql } from 'drizzle-orm';

import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../../db/database.ts';
import { type Purchase, purchaseTable, refundTable } from '../tables.ts';

/** What a day brought, in whole cents, by UTC. */
export interface DaySum {
  day: string;
  count: number;
  cents: number;
}

export interface SoldDay extends DaySum {
  /**
   * What plans were sold for, less what the wholesaler asks and what operators gave since; without fees, and without what was or is
   * being refunded.
   */
  marginCents: number;
}

/** Whoever pays later than this after opening a checkout is not counted among a day's sales. */
const PAID_WITHIN_DAYS = 10;

/**
 * What was paid, by day. Bounded by when a purchase was opened, which has an index already: payments need no other.
 * @param costs what purchases cost beside their plans: a query of `purchase_id` and `cents`
 */
export async function soldByDay(db: DbOrTx, since: Date, costs: SQL): Promise<SoldDay[]> {
  const { createdAt, paidAt, state, paidBy, priceCents, wholesaleCents, stripeFeeCents, paypalFeeCents } =
    purchaseTable;
  const opened = new Date(since.getTime() - PAID_WITHIN_DAYS * 86_400_000);
  const day = sql<string>`to_char(${paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const fee = sql`case when ${paidBy} = 'paypal' then ${paypalFeeCents} else ${stripeFeeCents} end`;
  // Parts of the money that went back are no sale.
  const given = sql`(
    select purchase_id, sum(cents) as cents from (
      select purchase_id, amount_cents as cents from refund
      where part is not null and status in ('wanted', 'pending', 'succeeded')
      union all ${costs}
    ) as pieces group by 1
  ) as given`;
  return db
    .select({
      day,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${priceCents} + ${fee})::float8`,
      marginCents: sql<number>`coalesce(sum(${priceCents} - ${wholesaleCents} - coalesce(given.cents, 0)) filter (where ${notInArray(state, ['refunding', 'refunded'])}), 0)::float8`,
    })
    .from(purchaseTable)
    .leftJoin(given, sql`given.purchase_id = ${purchaseTable.id}`)
    .where(and(gte(createdAt, opened), gte(paidAt, since)))
    .groupBy(sql`1`);
}

/** What the wholesalers ask for what was paid since then, by wholesaler. */
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

/** What went back, by day. */
export function refundedByDay(db: DbOrTx, since: Date): Promise<DaySum[]> {
  const { status, settledAt, amountCents } = refundTable;
  return (
    db
      .select({
        day: sql<string>`to_char(${settledAt} at time zone 'UTC', 'YYYY-MM-DD')`,
        count: sql<number>`count(*)::int`,
        cents: sql<number>`sum(${amountCents})::float8`,
      })
      .from(refundTable)
      // Spelled out for the sake of the index.
      .where(and(sql`${status} = 'succeeded'`, gte(settledAt, since)))
      .groupBy(sql`1`)
  );
}

/** Spelled out for the sake of the index. */
const isUnderWay = sql`${purchaseTable.state} not in ('delivered', 'refunded', 'abandoned')`;

/** How many purchases are in each state that is not an end, and since when the oldest is. */
export function underWay(db: DbOrTx): Promise<{ state: PurchaseState; count: number; since: string }[]> {
  const { state, stateSince } = purchaseTable;
  return db
    .select({ state, count: sql<number>`count(*)::int`, since: sql<string>`min(${stateSince})` })
    .from(purchaseTable)
    .where(isUnderWay)
    .groupBy(state);
}

/** Those that are paid and have waited longest for their end. */
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
