import { sql } from 'drizzle-orm';

import type { Minor } from '../../../domain/money.ts';
import { isNobody, type Whose, whoseRows } from '../../audit/customer-notes.ts';
import { STORED_DUPLICATE } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import { planAnew } from '../../db/statement.ts';
import { BASE_AMOUNT } from '../tables.ts';
import { LOST, LOST_MINOR } from './lost.ts';

/**
 * What a customer has spent: the accepted payments of their orders, less what went back to them by refunds that have succeeded and by
 * disputes that they won.
 */
export interface Spend {
  /** Number of paid orders, those refunded since included. */
  orders: number;
  /** When the first and the last of these were made; null without any. */
  firstAt: Date | null;
  lastAt: Date | null;
  /** In each currency, the one with most orders first. */
  minor: { currency: string; minor: Minor }[];
  /** All of it in dollars, as the processor booked it, or by the rates of the orders: the figures that income has. */
  cents: Minor;
  /** Whether a payment is disputed. */
  disputed: boolean;
}

interface SpendRow extends Record<string, unknown> {
  place: number;
  currency: string;
  orders: number;
  first_at: number;
  last_at: number;
  minor: number;
  cents: number;
  disputed: boolean;
}

/** The spend of each of these customers. */
export async function spendOf(db: Db, all: readonly Whose[]): Promise<Spend[]> {
  const found = all.map((): Spend => ({
    orders: 0,
    firstAt: null,
    lastAt: null,
    minor: [],
    cents: 0,
    disputed: false,
  }));
  if (isNobody(all)) return found;
  // Each of these subqueries is run for one row of the other side, by an index: joined in any other way, all orders or payments
  // would be read.
  const { rows } = await planAnew(db, (tx) =>
    tx.execute<SpendRow>(sql`
    with bought as (
      select whose.place, theirs.* from ${whoseRows(all)}
        cross join lateral (select * from purchase where user_id = whose.account and paid_at is not null offset 0) as theirs
      union all
      select whose.place, theirs.* from ${whoseRows(all)}
        cross join lateral (select * from purchase
          where lower(email) = whose.address and email <> '' and user_id is null and paid_at is not null offset 0) as theirs
    )
    select place, purchase.currency, count(*)::int as orders,
      floor(extract(epoch from min(created_at)) * 1000)::float8 as first_at,
      floor(extract(epoch from max(created_at)) * 1000)::float8 as last_at,
      bool_or(disputed) as disputed,
      sum(paid.minor - back.minor - case when dispute_lost_at is null then 0 else coalesce(${LOST_MINOR}, 0) end)::float8 as minor,
      sum(paid.cents - back.cents - case when dispute_lost_at is null then 0 else coalesce(${LOST}, 0) end)::float8 as cents
    from bought as purchase
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as minor, coalesce(sum(${BASE_AMOUNT}), 0) as cents from payment
      where purchase_id = purchase.id and status = 'accepted'
    ) as paid
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as minor, coalesce(sum(${BASE_AMOUNT}), 0) as cents from refund
      where purchase_id = purchase.id and status = 'succeeded' and reason is distinct from ${STORED_DUPLICATE}
    ) as back
    group by 1, 2 order by 1, 3 desc, 2`),
  );
  for (const row of rows) {
    const one = found[row.place];
    if (!one) continue;
    const first = new Date(row.first_at);
    const last = new Date(row.last_at);
    one.orders += row.orders;
    one.firstAt = one.firstAt && one.firstAt < first ? one.firstAt : first;
    one.lastAt = one.lastAt && one.lastAt > last ? one.lastAt : last;
    one.minor.push({ currency: row.currency, minor: row.minor });
    one.cents += row.cents;
    one.disputed ||= row.disputed;
  }
  return found;
}
