import { inArray } from 'drizzle-orm';

import type { ReturnedOrder } from '../../domain/checkout/order-schema.ts';
import { refundCause } from '../../domain/checkout/refund-cause.ts';
import { moneyOf, sent } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { userEsimTable } from '../esims/tables.ts';
import { acceptedPaymentsOf } from '../purchase/payments.ts';
import { refundedAt, refundsOf } from '../purchase/refunds.ts';
import type { Payment, Purchase, Refund } from '../purchase/tables.ts';
import { presentPart } from './present-order.ts';

/** How long a refund is news to its buyer; banks take two weeks at most. */
export const SHOWN_DAYS = 60;

/** The refunded purchases of an owner that were never delivered. */
export async function returnedOrders(
  deps: Pick<Deps, 'cipher' | 'db'>,
  refunded: readonly Purchase[],
): Promise<ReturnedOrder[]> {
  if (refunded.length === 0) return [];
  const { db } = deps.db;
  const ids = refunded.map(({ id }) => id);
  const { purchaseId } = userEsimTable;
  const [delivered, refunds, payments] = await Promise.all([
    db.select({ id: purchaseId }).from(userEsimTable).where(inArray(purchaseId, ids)),
    refundsOf(db, ids),
    acceptedPaymentsOf(db, ids),
  ]);
  const theirs = new Set(delivered.map(({ id }) => id));
  return refunded.flatMap((purchase) => {
    const refund = refunds.get(purchase.id);
    return refund && !theirs.has(purchase.id)
      ? present(deps, purchase, refund, payments.get(purchase.id))
      : [];
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
    refund_cause: refundCause(refund, false),
    refund: sent(moneyOf(refund)),
    refunded_at: refundedAt(refund)?.toISOString() ?? null,
    method_label: payment?.methodLabel ?? null,
  };
}
