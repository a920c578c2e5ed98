import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { ReturnedOrder } from '../../../domain/checkout/order-schema.ts';
import { refundCause } from '../../../domain/checkout/refund-words.ts';
import { moneyOf, toDollars } from '../../../domain/money.ts';
import type { Deps } from '../../deps.ts';
import { purchasesOf } from '../../purchase/joinable.ts';
import { presentPart } from '../../purchase/order-page/present-order.ts';
import type { Owner } from '../../purchase/owner.ts';
import { acceptedPaymentsOf, refundedAt, refundsOf } from '../../purchase/queries.ts';
import type { Payment, Purchase, Refund } from '../../purchase/tables.ts';
import { userEsimTable } from '../tables.ts';

/** For so long a refund is news to its buyer; banks take two weeks at most. */
const SHOWN_DAYS = 60;
const MOST = 20;

/** What an owner paid, never got and has the money of back, or soon; newest first. */
export async function returnedOrders(deps: Deps, owner: Owner): Promise<ReturnedOrder[]> {
  const { db } = deps.db;
  const purchases = purchasesOf(owner);
  const since = new Date(deps.now().getTime() - SHOWN_DAYS * 86_400_000);
  const rows = await db
    .select({ purchase: purchases._.selectedFields })
    .from(purchases)
    .leftJoin(userEsimTable, eq(userEsimTable.purchaseId, purchases.id))
    .where(
      and(
        inArray(purchases.state, ['refunding', 'refunded']),
        gt(purchases.stateSince, since),
        isNull(userEsimTable.id),
      ),
    )
    .orderBy(desc(purchases.createdAt))
    .limit(MOST);
  const ids = rows.map(({ purchase }) => purchase.id);
  const [refunds, payments] = await Promise.all([refundsOf(db, ids), acceptedPaymentsOf(db, ids)]);
  return rows.flatMap(({ purchase }) => {
    const refund = refunds.get(purchase.id);
    return refund ? present(deps, purchase, refund, payments.get(purchase.id)) : [];
  });
}

function present(
  deps: Pick<Deps, 'cipher'>,
  purchase: Purchase,
  refund: Refund,
  payment: Payment | undefined,
): ReturnedOrder {
  return {
    ...presentPart(deps, purchase),
    refund_cause: refundCause(refund),
    refund_amount: toDollars(moneyOf(refund)),
    refunded_at: refundedAt(refund)?.toISOString() ?? null,
    method_label: payment?.methodLabel ?? null,
  };
}
