import { and, desc, gte, isNull, type SQL, sql } from 'drizzle-orm';

import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { AbandonedWhy, CheckoutEnd } from '../../../domain/operators/checkouts.ts';
import type { DbOrTx } from '../../db/database.ts';
import { type Purchase, purchaseTable } from '../tables.ts';

/** The newest payment of an unpaid purchase; none is looked up for a paid one. */
const NEWEST_TRY = sql`lateral (select method from payment
  where payment.purchase_id = purchase.id and purchase.paid_at is null order by created_at desc limit 1) as tried`;

/** How a checkout ended, as `CheckoutEnd` has it. */
const END = sql<CheckoutEnd>`case when purchase.paid_at is not null then 'paid' when purchase.is_under_way then 'open'
  when purchase.last_error is not null then 'declined' when tried.method is null then 'not_started'
  when tried.method = 'card' then 'not_tried' else 'not_approved' end`;

export interface EndedCheckouts {
  end: CheckoutEnd;
  /** Of a decline: the processor's words. */
  words: string | null;
  count: number;
}

/** How the checkouts of a time ended, by their processors' words, the most first. Bounded by when they were opened. */
export async function checkoutEnds(
  db: DbOrTx,
  { from, to }: { from: Date; to: Date },
): Promise<EndedCheckouts[]> {
  const { rows } = await db.execute<EndedCheckouts & Record<string, unknown>>(sql`
    select ${END} as "end", case when ${END} = 'declined' then purchase.last_error end as words, count(*)::int as count
    from purchase left join ${NEWEST_TRY} on true
    where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz
    group by 1, 2 order by 3 desc, 1, 2`);
  return rows;
}

export interface AbandonedCheckout {
  purchase: Purchase;
  why: AbandonedWhy;
  /** Of its last payment; null if none began. */
  method: PaymentMethod | null;
}

/** Purchases abandoned since a time and not erased yet, the last abandoned first, only those after a position. */
export function abandonedCheckouts(
  db: DbOrTx,
  { since, why }: { since: Date; why?: AbandonedWhy | undefined },
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<AbandonedCheckout[]> {
  const { abandonedAt, erasedAt, id } = purchaseTable;
  return db
    .select({
      purchase: purchaseTable,
      why: sql<AbandonedWhy>`${END}`,
      method: sql<PaymentMethod | null>`tried.method`,
    })
    .from(purchaseTable)
    .leftJoin(NEWEST_TRY, sql`true`)
    .where(
      and(
        gte(abandonedAt, since),
        isNull(erasedAt),
        why && sql`${END} = ${why}`,
        after ? isBehind(after) : undefined,
      ),
    )
    .orderBy(desc(abandonedAt), desc(id))
    .limit(limit);
}

function isBehind({ at, id }: { at: Date; id: string }): SQL {
  return sql`(${purchaseTable.abandonedAt}, ${purchaseTable.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}
