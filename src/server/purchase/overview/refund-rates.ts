import { type SQL, sql } from 'drizzle-orm';

import { STORED_DUPLICATE } from '../../db/columns.ts';
import type { DbOrTx } from '../../db/database.ts';

/** Orders of one place at one wholesaler. */
export interface RefundedPlace {
  wholesaler: string;
  /** The code of a country or region. */
  place: string;
  orders: number;
  /** Refunded in full. */
  refunded: number;
  /** Of those, the ones whose eSIM was on a phone and carried nothing. */
  silent: number;
  replaced: number;
}

/**
 * What became of the orders paid since a time, by wholesaler and place. Bounded by when they were opened.
 * @param isSilent whether the eSIM of `purchase.id` was installed and never used
 * @param replaced purchases with a replacement since then: a query of `purchase_id`
 */
export async function refundsByPlace(
  db: DbOrTx,
  since: Date,
  { isSilent, replaced }: { isSilent: SQL; replaced: SQL },
): Promise<RefundedPlace[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await db.execute<RefundedPlace & Record<string, unknown>>(sql`
    select purchase.wholesaler, purchase.country_code as place, count(*)::int as orders,
      count(back.purchase_id)::int as refunded,
      (count(*) filter (where back.purchase_id is not null and ${isSilent}))::int as silent,
      count(changed.purchase_id)::int as replaced
    from purchase
    left join (select distinct purchase_id from refund
      where status = 'succeeded' and part is null and reason <> ${STORED_DUPLICATE} and settled_at >= ${from}) as back
      on back.purchase_id = purchase.id
    left join (select distinct purchase_id from (${replaced}) as new) as changed on changed.purchase_id = purchase.id
    where purchase.created_at >= ${from} and purchase.paid_at is not null
    group by 1, 2`);
  return rows;
}
