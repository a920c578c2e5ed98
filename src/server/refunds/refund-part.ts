import { randomUUID } from 'node:crypto';

import type { RefundPart } from '../../domain/checkout/refund-cause.ts';
import { type Minor, formatMoney, ofMinor } from '../../domain/money.ts';
import { whyNot } from '../../domain/orders/order-acts.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { letMoneyOut, type Sender } from '../audit/money-out.ts';
import { recordAudit, refuseStale } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readKnownOrder } from '../esims/known-order.ts';
import { restOf } from '../purchase/open-refunds.ts';
import { baseOf } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { type Payment, type Purchase, refundTable } from '../purchase/tables.ts';
import { notRefundable } from './request-refund.ts';

export interface PartRequest {
  /** `part`: of the price, less than the rest. `goodwill`: any amount. `vat`: the tax of a business. */
  part: Exclude<RefundPart, 'outside'>;
  /** Or how to reckon it, with the order locked. */
  cents: Minor | ((tx: Tx, purchase: Purchase, payment: Payment) => Promise<Minor>);
  why: string;
  by: Sender;
  /** The newest audit entry that the caller has seen. */
  seen?: number | undefined;
}

/**
 * Records a partial refund of a delivered order, whose eSIM stays; a job sends it after the commit. Throws a `Problem` if that is
 * not allowed: a dispute is open or was lost, a full refund is under way, or less than the amount is left.
 */
export async function refundPart(deps: Deps, purchaseId: string, request: PartRequest): Promise<void> {
  const { part, cents, why, by, seen } = request;
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    await refuseStale(tx, purchaseId, seen);
    const payment = await acceptedPayment(tx, purchaseId);
    if (!purchase || !payment) throw new Problem('unpaid_order');
    const known = await readKnownOrder(tx, purchaseId);
    const no = known && whyNot('refund_part', known);
    if (no === 'not_paid') throw new Problem('unpaid_order');
    if (no === 'returning') throw new Problem('return_under_way');
    if (no !== null) throw notRefundable(deps, purchase, no);
    const amountCents = typeof cents === 'number' ? cents : await cents(tx, purchase, payment);
    await letMoneyOut(deps, tx, by, { purchaseId, cents: baseOf(purchase, amountCents) });
    const rest = await restOf(tx, payment);
    const left = formatMoney(ofMinor(rest, payment.currency));
    if (amountCents > rest) throw new Problem('too_much_back', { left });
    if (part === 'part' && amountCents === rest) throw new Problem('all_is_no_part');
    const id = randomUUID();
    await tx.insert(refundTable).values({
      id,
      paymentId: payment.id,
      purchaseId,
      part,
      amountCents,
      currency: payment.currency,
      status: 'wanted',
      askedBy: 'operator',
      why,
      createdAt: deps.now(),
    });
    await deps.queue.send('refund.send', { refundId: id }, { tx });
    const { operatorId, origin } = by;
    const entry = { operatorId, origin, who: 'operator' as const, what: `refund wanted (${part})`, why };
    await recordAudit(deps, tx, { ...entry, purchaseId, amount: ofMinor(amountCents, payment.currency) });
  });
}
