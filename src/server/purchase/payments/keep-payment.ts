import { randomUUID } from 'node:crypto';

import type { Money } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { movePurchase } from '../move-purchase.ts';
import { lockPurchase, paymentsOf } from '../queries.ts';
import { type Payment, paymentTable, type Purchase } from '../tables.ts';

/**
 * Notes that a buyer can pay a purchase by a payment that the processor has made, in the purchase's own row lock.
 * Returns false when the purchase was given up at this moment: the payment must not be used.
 */
export async function keepPayment(
  deps: Deps,
  purchase: Purchase,
  {
    total,
    ...payment
  }: Pick<Payment, 'provider' | 'reference'> & Partial<Pick<Payment, 'originHash'>> & { total: Money },
): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const current = await lockPurchase(tx, purchase.id);
    // Another call of the same checkout was faster: it is the same payment, and may be paid by now.
    const payments = current?.state === 'created' ? [] : await paymentsOf(tx, purchase.id);
    const known = payments.some(
      ({ reference, status }) => reference === payment.reference && status !== 'canceled',
    );
    if (known) return true;
    if (!current || !isPayable(current)) return false;
    await tx
      .insert(paymentTable)
      .values({
        id: randomUUID(),
        purchaseId: purchase.id,
        ...payment,
        amountCents: total.amount,
        currency: total.currency,
        status: 'open',
        createdAt: now,
      })
      .onConflictDoNothing();
    // A buyer needs a moment to pay: asking the processor earlier would only cost calls.
    const firstPoll = new Date(now.getTime() + deps.settings.RECONCILE_SECONDS * 1000);
    await movePurchase(tx, {
      id: purchase.id,
      from: ['created'],
      to: 'paying',
      at: now,
      set: { nextPollAt: firstPoll },
    });
    return true;
  });
}

export function isPayable({ state }: Purchase): boolean {
  return state === 'created' || state === 'paying';
}

/** Nobody pays twice for one purchase knowingly: neither for a paid one, nor beside money that is still being checked. */
export function mustBePayable(purchase: Purchase, payments: Payment[]): void {
  if (!isPayable(purchase)) throw new Problem('already_paid');
  if (payments.some(({ status }) => status === 'held')) throw new Problem('still_checked');
}

/** The purchase was given up while its payment was being made. */
export function changedByOtherCall(): Problem {
  return new Problem('changed_meanwhile');
}
